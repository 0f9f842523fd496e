import type { LucideIcon, LucideProps } from 'lucide-react';

type Props = { icon: LucideIcon } & LucideProps;

/** An icon of the content, as decoration: the words beside it say the same. */
export const Icon = ({ icon: Shape, ...props }: Props) => (
  <Shape aria-hidden strokeWidth={1.75} {...props} />
);

/** An icon on its mint tile, as it stands before a line of a list. */
export const IconTile = ({ icon }: { icon: LucideIcon }) => (
  <span className="grid size-11 shrink-0 place-items-center rounded bg-mint text-evergreen-700">
    <Icon icon={icon} className="size-5" />
  </span>
);
