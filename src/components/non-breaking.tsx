import { Fragment } from 'react';
import { splitAtUnbroken } from '@/lib/unbroken';

/** Text in which names of forms, dates and weeks do not wrap. */
export const NonBreaking = ({ text }: { text: string }) =>
  splitAtUnbroken(text).map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
