import type { ComponentProps } from 'react';
import { withBase } from '@/lib/base-path';

type Props = Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> & {
  /** A path within the site. */
  src: string;
  /** Whether it is above the fold, so that the build inlines it (`inlinePicture`). */
  isFirst?: boolean;
};

/** An image with its size in px. It is lazy unless `isFirst`. */
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
