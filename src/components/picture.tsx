import type { ComponentProps } from 'react';
import { withBase } from '@/lib/base-path';

type Props = Omit<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'decoding' | 'width' | 'height'
> & {
  /** A path within the site. */
  src: string;
  width: number;
  height: number;
  /** Whether it is above the fold, so that the build inlines it (`inlinePictures`). */
  isFirst?: boolean;
};

/** A photograph, unlike a drawing, is cropped to the proportions of the layout. */
const crop = ({ src, width, height, className = '' }: Props) =>
  src.endsWith('.svg')
    ? className
    : `${className} ${width === height ? 'aspect-square' : 'aspect-[3/2]'} object-cover`;

/** An image with its size in px. It is lazy unless `isFirst`. */
export const Picture = ({ isFirst = false, ...props }: Props) => (
  <img
    alt=""
    {...props}
    src={withBase(props.src)}
    className={crop(props) || undefined}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
  />
);
