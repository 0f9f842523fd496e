import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '@/routes';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Path };

/** Whether a link leads to a page of the site. */
export const isPath = (link: string): link is Path => link.startsWith('/');

/** A link within the site; external links are plain `<a>`s. */
export const Link = ({ to, ...props }: Props) => <RouterLink href={to} {...props} />;
