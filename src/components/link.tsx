import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '@/routes';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Path };

/** Whether a link leads to a page of the site. */
export const isPath = (link: string): link is Path => link.startsWith('/');

/** A link within the site; external links are plain `<a>`s. */
export const Link = ({ to, ...props }: Props) => <RouterLink href={to} {...props} />;

/** The link of a card, which it covers: the card is a `group`, whose hover it shows. */
export const CardLink = (props: Omit<Props, 'className'>) => (
  <Link
    {...props}
    className="decoration-marigold decoration-[3px] underline-offset-[6px] group-hover:underline after:absolute after:inset-0"
  />
);
