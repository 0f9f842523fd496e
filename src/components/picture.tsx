import { pictures } from 'virtual:pictures';
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
  /** How wide a photograph is in the layout, as for `img`, if not `width` or the screen's width. */
  sizes?: string;
  /** Whether it is above the fold, so that the build inlines it (`inlinePictures`). */
  isFirst?: boolean;
};

/** The attributes of a photograph, which the build resizes and the layout crops; none for a drawing. */
function photograph({
  src,
  width,
  height,
  sizes = `(width < ${width}px) 100vw, ${width}px`,
  className = '',
}: Props) {
  const files = pictures[src];
  const [largest] = files?.at(-1) ?? [];
  if (!files || !largest) return undefined;
  return {
    src: withBase(largest),
    srcSet: files.map(([file, size]) => `${withBase(file)} ${size}w`).join(', '),
    sizes,
    className: `${className} ${width === height ? 'aspect-square' : 'aspect-[3/2]'} object-cover`,
  };
}

/** An image with its size in px. It is lazy unless `isFirst`. */
export const Picture = ({ isFirst = false, sizes, ...props }: Props) => (
  <img
    alt=""
    {...props}
    src={withBase(props.src)}
    {...photograph({ ...props, sizes })}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
  />
);
