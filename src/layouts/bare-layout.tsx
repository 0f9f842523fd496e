import type { ReactNode } from 'react';
import { Logo } from '@/brand/logo';
import { Column } from '@/components/section';
import { SkipLink } from '@/components/skip-link';
import { CartLink } from '@/sections/frame/cart-link';

/** The layout without menu, newsletter and footer, for sign-up, sign-in and errors (RT-2). */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <header>
      <Column className="flex h-20 items-center justify-between">
        <Logo />
        <CartLink />
      </Column>
    </header>
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      {children}
    </main>
  </div>
);
