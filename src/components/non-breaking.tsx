import { Fragment } from 'react';

/**
 * Form names, phone numbers and times: W-2s, WH-347, 1099-NEC, 941-X, 555-0120, 6AM–6PM; short compounds:
 * off-cycle, year-to-date; days: November 8, Nov 5.
 */
const joined =
  /(\b(?:(?:[A-Z]{1,3}-\d+|\d{3,4}-(?:[A-Z]+|\d{4})|\d+[AP]M–\d+[AP]M)s?|[a-z]{2,7}(?:-[a-z]{2,5})+|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)? \d{1,2})\b)/;

/** Text in which those do not wrap at the hyphen, dash or space. */
export const NonBreaking = ({ text }: { text: string }) =>
  text.split(joined).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
