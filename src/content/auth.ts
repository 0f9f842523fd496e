import { firm } from '@/content/firm.excerpt';
import type { Path } from '@/routes';

type TextLink = { label: string; link: Path };

/** A line of text that ends in a link. */
export type Line = { text: string } & TextLink;

/** The two screens of AUTH-1. */
export const auth = {
  register: {
    heading: 'Create your client account',
    lead: 'One place to approve payroll, sign returns and send documents to your accountant.',
    google: 'Sign up with Google',
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      password: 'Password',
    },
    agree: { text: 'I agree to the', label: 'Privacy Policy', link: '/privacy-policy' },
    submit: { label: 'Register', link: '/login' },
    alternative: { text: 'Already have an account?', label: 'Login', link: '/login' },
    note: 'This is a demo: no account is created and no password is stored.',
  },
  login: {
    heading: 'Welcome back to your books',
    lead: 'After you enter the code from your phone, you see your open payroll, last close and next tax date.',
    google: 'Sign in with Google',
    googleNote: 'This is a demo: the button doesn’t contact Google.',
    labels: { email: 'Email', password: 'Password' },
    remember: 'Remember me',
    forgot: { label: 'Forget Password?', link: '/contact' },
    submit: { label: 'Login', link: '/' },
    alternative: { text: `New to ${firm.name}?`, label: 'Register', link: '/register' },
    note: 'This is a demo: Login opens the home page without signing you in.',
  },
  reviews: {
    label: 'Client reviews',
    previous: 'Previous review',
    next: 'Next review',
  },
} as const;
