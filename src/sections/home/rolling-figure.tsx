import { useRef, useState } from 'react';
import { animate, useOnChange } from '@/effects/motion';

/** How long a digit rolls and its line is highlighted, in ms. */
const rollTime = 260;
const flashTime = 600;

type Props = { text: string };

/**
 * A figure in a ledger row. When it changes, its changed digits roll to their new values and the row is
 * highlighted for a moment; the rest of the time it is plain text.
 */
export function RollingFigure({ text }: Props) {
  const figure = useRef<HTMLSpanElement>(null);
  const [change, setChange] = useState<{ text: string; from?: string }>({ text });
  if (change.text !== text) setChange({ text, from: change.text });

  useOnChange(text, () => {
    const settle = () => setChange((now) => (now.text === text ? { text } : now));
    const digits = figure.current?.querySelectorAll('[data-digit]') ?? [];
    for (const digit of digits) {
      animate(digit, [{ translate: '0 100%' }, { translate: '0' }], rollTime);
      const leave = [{ opacity: 1 }, { opacity: 1, translate: '0 -100%' }];
      animate(digit.nextElementSibling, leave, rollTime);
    }
    const row = figure.current?.closest('.ledger-row');
    const highlight = [{ backgroundColor: 'var(--color-marked)' }, {}];
    const flash = animate(row, highlight, flashTime);
    if (flash) flash.onfinish = settle;
    else settle();
  });

  const from = change.from?.padStart(text.length);
  return (
    <span ref={figure} translate="no">
      {from === undefined
        ? text
        : [...text].map((character, index) =>
            character === from.at(index - text.length) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: digits have places.
              <span key={index}>{character}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: digits have places.
              <span key={index} className="relative inline-block overflow-y-clip">
                <span data-digit className="inline-block">
                  {character}
                </span>
                <span aria-hidden className="absolute inset-0 opacity-0">
                  {from.at(index - text.length)}
                </span>
              </span>
            ),
          )}
    </span>
  );
}

/** The rule under a total. It is drawn anew when the total changes, before the stamp lands (ST-PAY-4). */
export function DoubleRule({ total }: { total: number }) {
  const rule = useRef<HTMLSpanElement>(null);
  useOnChange(total, () => animate(rule.current, [{ scale: '0 1' }, { scale: '1' }], 500));
  return (
    <span
      ref={rule}
      aria-hidden
      className="absolute inset-x-0 bottom-0 origin-left border-b-[3px] border-double border-ink"
    />
  );
}
