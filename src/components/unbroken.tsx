import { Fragment } from 'react';

/** Names of forms that carry a hyphen: W-2s, WH-347, 1099-NEC, 941-X. */
const formName = /(\b(?:[A-Z]{1,3}-\d+|\d{3,4}-[A-Z]+)s?\b)/;

/** A text whose form names stay whole at the end of a line: browsers break them at their hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
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
