import { withBase } from '@/lib/base-path';

const tints = ['bg-mint', 'bg-marigold-soft'];

type Props = {
  src: string;
  /** Width and height in px. */
  size: number;
  /** Empty where the name stands beside it. */
  alt?: string;
};

/** A line portrait on its tinted ground: the same person always has the same tint. */
export const Portrait = ({ src, size, alt = '' }: Props) => (
  <img
    src={withBase(src)}
    alt={alt}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className={`shrink-0 rounded-full ${tints[src.length % tints.length]}`}
  />
);
