import { Picture } from '@/components/picture';
import { portraitBackground } from '@/content/portraits';

type Props = {
  src: string;
  /** Width and height in px. */
  size: number;
  /** Empty if the name is next to it. */
  alt?: string;
};

/** A line portrait on its tinted background. */
export const Portrait = ({ src, size, alt = '' }: Props) => (
  <Picture
    src={src}
    alt={alt}
    width={size}
    height={size}
    className={`scheme-light shrink-0 rounded-full outline -outline-offset-1 outline-ink/15 ${portraitBackground(src)}`}
  />
);
