import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '@/routes';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Path };

/** A link inside the site. A path to no route is a type error; links out are plain `<a>`s. */
export const Link = ({ to, ...props }: Props) => <RouterLink href={to} {...props} />;
