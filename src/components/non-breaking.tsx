import { Fragment } from 'react';

/** A form with its number (Form 8594, Section 125), and a short word with hyphens (1099-NEC, mid-size). */
const unit =
  /(\b(?:Forms?|Section|Schedule|[Bb]ox) (?:\d|[A-Z]\b)[\w-]*|\b\w{1,9}(?:-\w{1,9}){1,2}\b)/;

/** A text in which such a unit does not break across lines. */
export const NonBreaking = ({ text }: { text: string }) =>
  text.split(unit).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
