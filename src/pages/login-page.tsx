import { LoginForm } from '@/sections/auth/login-form';

/** AUTH-1 */
export default function LoginPage() {
  return <LoginForm />;
}
