import { firm } from '@/content/firm';
import { firstDraw } from '@/content/first-draw.excerpt';
import { colors } from '@/theme/colors';
import { markFile } from '@/theme/mark-file';

/** In pixels. */
export const size = { width: 1200, height: 630 };
/** A picture has at most this size. */
const side = { width: 430, height: 350 };

const Statement = () => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: 400,
      padding: '26px 30px 30px',
      background: colors.sheet,
      border: `1px solid ${colors.line}`,
      borderRadius: 18,
      fontSize: 21,
    }}
  >
    <div style={{ fontFamily: 'Strong', marginBottom: 12 }}>Debited from your bank</div>
    {firstDraw.lines.map(({ label, amount }) => (
      <div
        key={label}
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          padding: '9px 0',
          borderTop: `1px solid ${colors.line}`,
        }}
      >
        <span style={{ color: colors['ink-soft'] }}>{label}</span>
        <span>{amount}</span>
      </div>
    ))}
    <div style={{ borderTop: `3px solid ${colors.ink}`, height: 5 }} />
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        borderTop: `2px solid ${colors.ink}`,
        paddingTop: 12,
      }}
    >
      <span style={{ fontFamily: 'Strong' }}>{firstDraw.total.label}</span>
      <span style={{ fontFamily: 'Heading', fontSize: 32 }}>{firstDraw.total.amount}</span>
    </div>
  </div>
);

/** The picture of an item, in its own proportions; a drawing without a ground gets one. */
const Picture = ({ data, width, height }: NonNullable<Props['picture']>) => {
  const scale = Math.min(side.width / width, side.height / height);
  return (
    <img
      src={data}
      alt=""
      width={scale * width}
      height={scale * height}
      style={{
        objectFit: 'cover',
        background: colors.mint,
        border: `1px solid ${colors.line}`,
        borderRadius: 18,
      }}
    />
  );
};

const mark = `data:image/svg+xml;base64,${Buffer.from(markFile).toString('base64')}`;

/** Short headings are larger. */
const headingSize = (heading: string) => {
  if (heading.length < 24) return 84;
  return heading.length < 48 ? 64 : 54;
};

type Props = {
  heading: string;
  /** The page's section of the site, if any. */
  section: string | undefined;
  /** The picture beside the heading, as a data URL, and its proportions; by default a bank statement. */
  picture: { data: string; width: number; height: number } | undefined;
  /** The site's address, as a URL. */
  address: string;
};

/** The image for shared links to a page: its heading beside a picture or a bank statement. */
export const SharingImage = ({ heading, section, picture, address }: Props) => (
  <div
    style={{
      ...size,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '60px 72px 48px',
      background: colors.paper,
      color: colors.ink,
      fontFamily: 'Text',
    }}
  >
    {Array.from({ length: 12 }, (_, row) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rules.
        key={row}
        style={{
          position: 'absolute',
          right: 0,
          top: 48 + 48 * row,
          width: 720,
          height: 1,
          backgroundImage: `linear-gradient(to right, ${colors.paper}, ${colors.line})`,
        }}
      />
    ))}
    <div style={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
      <img src={mark} alt="" width={52} height={52} />
      <span style={{ fontFamily: 'Heading', fontSize: 36, marginLeft: 16, letterSpacing: -1 }}>
        {firm.name}
      </span>
    </div>
    <div
      style={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
        {section && (
          <div style={{ display: 'flex', marginBottom: 24 }}>
            <span
              style={{
                fontFamily: 'Strong',
                fontSize: 22,
                padding: '6px 16px',
                borderRadius: 8,
                background: colors.marigold,
              }}
            >
              {section}
            </span>
          </div>
        )}
        <div
          style={{
            fontFamily: 'Heading',
            fontSize: headingSize(heading),
            lineHeight: 1.06,
            letterSpacing: '-0.025em',
            textWrap: 'balance',
          }}
        >
          {heading}
        </div>
      </div>
      {picture ? <Picture {...picture} /> : <Statement />}
    </div>
    <div
      style={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'space-between',
        borderTop: `2px solid ${colors.ink}`,
        paddingTop: 18,
        fontSize: 22,
        color: colors['ink-soft'],
      }}
    >
      <span>{firm.promise}</span>
      <span>{address.replace(/^https?:\/\//, '')}</span>
    </div>
  </div>
);
