import { Picture } from '@/components/picture';
import { portraitBackground, portraitZoom } from '@/content/portraits';

type Props = {
  src: string;
  /** Width and height in px. A small one shows the face. */
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

/** A line portrait on its tinted background. */
export function Portrait({ src, size, alt = '' }: Props) {
  const zoom = size < 50 ? portraitZoom(src) : 1;
  return (
    <span
      className={`block shrink-0 overflow-hidden rounded-full outline -outline-offset-1 outline-ink/15 ${portraitBackground(src)} ${frames[size]}`}
    >
      <Picture
        src={src}
        alt={alt}
        width={size * zoom}
        height={size * zoom}
        className={zoom > 1 ? 'ml-[-25%] max-w-none' : ''}
      />
    </span>
  );
}
