import { Picture } from './picture';

/** Where the part of a drawing is that says most, unless it is on the right. */
const focus: Readonly<Record<string, string>> = {
  '/art/cases/certified-payroll-for-a-forty-person-builder.svg': '12% 30%',
  '/art/cases/each-driver-taxed-by-one-home-state.svg': '45% 85%',
  '/art/cases/payer-deposits-matched-to-their-claims.svg': '12% 30%',
  '/art/posts/bank-feed.svg': '8% 25%',
  '/art/posts/cash-forecast.svg': '65% 45%',
  '/art/posts/closing-checklist.svg': '48% 50%',
  '/art/posts/contractor-or-employee.svg': '4% 70%',
  '/art/posts/pay-calendar.svg': '50% 50%',
  '/art/posts/quarterly-941.svg': '45% 12%',
};

type Props = {
  src: string;
  /** The classes that enlarge a drawing where it is small, so that its words and figures can be read. */
  zoom: string;
  className: string;
  isFirst?: boolean;
};

/** A picture in a frame, which shows a part of a drawing where all of it would be too small. */
export const CloseUp = ({ src, zoom, className, isFirst = false }: Props) => (
  <div className={`aspect-[3/2] w-full overflow-hidden border border-line ${className}`}>
    <Picture
      src={src}
      width={720}
      height={480}
      isFirst={isFirst}
      className={`size-full object-cover ${src.endsWith('.svg') ? zoom : ''}`}
      style={{ transformOrigin: focus[src] ?? '85% 65%' }}
    />
  </div>
);
