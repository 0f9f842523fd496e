import type { LucideIcon, LucideProps } from 'lucide-react';

type Props = { icon: LucideIcon } & LucideProps;

/** A decorative icon, next to text with the same meaning. */
export const Icon = ({ icon: Shape, ...props }: Props) => (
  <Shape aria-hidden strokeWidth={1.75} {...props} />
);

/** An icon on a mint tile, for the start of a list item. */
export const IconTile = ({ icon }: { icon: LucideIcon }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded bg-mint text-evergreen-700">
    <Icon icon={icon} className="size-6" />
  </span>
);
