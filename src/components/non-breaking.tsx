import { Fragment } from 'react';

/** Form names with a hyphen: W-2s, WH-347, 1099-NEC, 941-X. */
const formName = /(\b(?:[A-Z]{1,3}-\d+|\d{3,4}-[A-Z]+)s?\b)/;

/** Text in which form names do not wrap at the hyphen. */
export const NonBreaking = ({ text }: { text: string }) =>
  text.split(formName).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
