import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '@/routes';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Path };

/** A link within the site; external links are plain `<a>`s. */
export const Link = ({ to, ...props }: Props) => <RouterLink href={to} {...props} />;
