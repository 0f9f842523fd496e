import { portraitGround } from '@/content/portraits';
import { withBase } from '@/lib/base-path';

type Props = {
  src: string;
  /** Width and height in px. */
  size: number;
  /** Empty where the name stands beside it. */
  alt?: string;
};

/** A line portrait on its tinted ground. */
export const Portrait = ({ src, size, alt = '' }: Props) => (
  <img
    src={withBase(src)}
    alt={alt}
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className={`shrink-0 rounded-full ${portraitGround(src)}`}
  />
);
