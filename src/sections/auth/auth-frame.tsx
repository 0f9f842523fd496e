import type { ReactNode } from 'react';
import { ActionButton } from '@/components/button';
import { Link } from '@/components/link';
import { Slip } from '@/components/slip';
import type { Line } from '@/content/auth';
import { firstDraw } from '@/content/first-draw.excerpt';
import { Reviews } from './reviews';

/** The classes of a link that is 44 px tall. */
export const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** A line of text that ends in a link. Its height is fixed, as the link can stream in later. */
export const LinkedLine = ({ text, label, link }: Line) => (
  <span className="block text-sm/11">
    {`${text} `}
    <Link to={link} className={linkClass}>
      {label}
    </Link>
  </span>
);

type Props = {
  heading: string;
  lead: string;
  alternative: Line;
  note: string;
  children: ReactNode;
};

/**
 * The sign-up and sign-in screens: the form with testimonials beside it (AUTH-1). The form is aligned
 * to the top, because centered content moves while the document streams in; the testimonials have
 * their height, and so has what is below them.
 */
export const AuthFrame = ({ heading, lead, alternative, note, children }: Props) => (
  <div className="grid grow grid-cols-1 max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
    <div className="px-gutter py-10 lg:pl-[max(2.5rem,calc((100vw-var(--column))/2+2.5rem))]">
      <div className="w-full max-w-[34rem] max-lg:mx-auto lg:max-w-[27rem]">
        <h1 className="text-title lg:text-2xl">{heading}</h1>
        <p className="mt-4 text-ink-soft">{lead}</p>
        {children}
        <p className="mt-5">
          <LinkedLine {...alternative} />
        </p>
        <p className="mt-8 border-t border-line pt-5 text-sm text-balance text-ink-soft">{note}</p>
      </div>
    </div>
    <div className="screen-only on-dark relative bg-desk px-gutter py-14 text-on-evergreen lg:-mt-20 lg:grid lg:grid-cols-1 lg:grid-rows-[minmax(27rem,calc(100svh-21rem))_auto] lg:pr-[max(2.5rem,calc((100vw-var(--column))/2+2.5rem))] lg:pl-16 lg:py-0">
      <div className="w-full max-w-[34rem] max-lg:mx-auto lg:min-h-[24.5rem] lg:self-center">
        <Reviews />
      </div>
      <BankSlip />
    </div>
  </div>
);

/** Decoration in the dark panel on wide screens: a bank slip, whole on the first screen, on ruled paper. */
const BankSlip = () => (
  <div aria-hidden className="w-full max-lg:hidden">
    <div className="ruled absolute inset-x-0 bottom-0 h-40 opacity-10" />
    <div className="relative max-w-[34rem]">
      <Slip {...firstDraw} className="whole ml-auto text-ink" />
      <span className="stamp absolute -top-4 right-6">Balanced</span>
    </div>
  </div>
);

/** The Google button above the fields; in this demo it only shows a note. */
export const GoogleButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <>
    <ActionButton
      onPress={onPress}
      className="mt-8 flex min-h-12 w-full items-center justify-center gap-3 rounded border-[1.5px] border-edge bg-sheet px-6 text-sm font-semibold transition-colors duration-150 hover:bg-mint"
    >
      <GoogleMark />
      {label}
    </ActionButton>
    <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      or with your email
    </p>
  </>
);

const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 18 18" className="size-[18px]">
    <path
      fill="#4285F4"
      d="M17.64 9.2a10 10 0 0 0-.16-1.84H9v3.48h4.84a4.1 4.1 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18a8.6 8.6 0 0 0 5.96-2.18l-2.92-2.26a5.4 5.4 0 0 1-8.08-2.84H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.43V4.95H.96a9 9 0 0 0 0 8.1z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.34l2.58-2.58A9 9 0 0 0 .96 4.95l3 2.33A5.4 5.4 0 0 1 9 3.58z"
    />
  </svg>
);
