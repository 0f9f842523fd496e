import { Picture } from '@/components/picture';
import { isPhotograph, portraitBackground } from '@/content/portraits';

type Props = {
  src: string;
  /** Width and height in px. */
  size: keyof typeof frames;
  /** Empty if the name is next to it. */
  alt?: string;
};

const frames = {
  32: 'size-[32px]',
  44: 'size-[44px]',
  56: 'size-[56px]',
  72: 'size-[72px]',
};

/** The face of a line portrait on its tinted background, without what it holds. */
export const Portrait = ({ src, size, alt = '' }: Props) => (
  <span
    className={`block shrink-0 overflow-hidden rounded-full outline -outline-offset-1 outline-ink/15 ${portraitBackground(src)} ${frames[size]}`}
  >
    <Picture
      src={src}
      alt={alt}
      width={size}
      height={size}
      className={isPhotograph(src) ? '' : 'ml-[-32.5%] w-[165%] max-w-none'}
    />
  </span>
);
