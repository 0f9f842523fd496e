import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

type Props = { icon: IconNode } & SVGProps<SVGSVGElement>;

/** An icon, decorative unless it has an `aria-label`. */
export const Icon = ({ icon, className = '', ...props }: Props) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or has a label.
  <svg
    aria-hidden={!props['aria-label']}
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`icon ${className}`}
    {...props}
  >
    {icon.map(([shape, attributes], nth) => createElement(shape, { ...attributes, key: nth }))}
  </svg>
);

/** An icon on a mint tile, for the start of a list item. */
export const IconTile = ({ icon }: { icon: IconNode }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded bg-mint text-evergreen-700">
    <Icon icon={icon} strokeWidth={1.75} className="size-6" />
  </span>
);
