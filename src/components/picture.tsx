import type { ComponentProps } from 'react';
import { withBase } from '@/lib/base-path';

type Props = Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> & {
  /** The path of one of the site's files. */
  src: string;
  /** Whether it is on the first screen, so that the build inlines it (`inlinePicture`). */
  isFirst?: boolean;
};

/** A picture with its size in px. It loads once it is near the screen, or at once if it `isFirst`. */
export const Picture = ({ src, alt = '', isFirst = false, ...props }: Props) => (
  <img
    {...props}
    src={withBase(src)}
    alt={alt}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
  />
);
