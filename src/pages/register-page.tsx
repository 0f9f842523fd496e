import { RegisterForm } from '@/sections/auth/register-form';

/** AUTH-1 */
export default function RegisterPage() {
  return <RegisterForm />;
}
