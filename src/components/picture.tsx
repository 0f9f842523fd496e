import type { ComponentProps } from 'react';
import { withBase } from '@/lib/base-path';

type Props = Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> & {
  /** The path of a file of the site's own. */
  src: string;
  /** It is on the first screen: the document brings it along (`inlinePicture`). */
  isFirst?: boolean;
};

/** A picture of a known size in px; unless it `isFirst`, it loads once it is near the screen. */
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
