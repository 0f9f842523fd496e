import { useRef } from 'react';
import { Column } from '@/components/section';
import { firm } from '@/content/firm.excerpt';
import { type Counter as CounterContent, counters, countersNote } from '@/content/home';
import { useCounter } from '@/state/use-counter';

/** HOME-5: three figures of the firm that count up once (BIZ-5). */
export const Counters = () => (
  <section
    aria-label={`${firm.name} in figures`}
    className="on-dark bg-evergreen-900 text-on-evergreen"
  >
    <Column className="py-5 md:py-10 lg:py-16">
      <div className="md:grid md:grid-cols-[1fr_1.5fr_1.1fr]">
        {counters.map((counter) => (
          <Counter key={counter.id} counter={counter} />
        ))}
      </div>
      <p className="mt-2 md:mt-6">
        <span>{countersNote.smaller}</span>{' '}
        <strong className="font-semibold">{countersNote.savings}</strong>
      </p>
      <p className="mt-1 text-xs text-balance text-on-evergreen-soft md:mt-3">
        {countersNote.survey}
      </p>
    </Column>
  </section>
);

/** Where the count starts, as a part of the figure, so that it shows no figure that is far off. */
const start = 0.9;

/** `$256689` as `$256` and `689`. */
function splitThousands(text: string): [string, string] {
  const [, thousands, rest] = /^(\D*\d+)(\d{3}\D*)$/.exec(text) ?? [];
  return thousands && rest ? [thousands, rest] : [text, ''];
}

/** A figure without commas (BIZ-5) whose thousands stand apart. */
function Thousands({ text }: { text: string }) {
  const [thousands, rest] = splitThousands(text);
  return (
    <>
      <span>{thousands}</span>
      <span className="not-empty:ml-[0.09em]">{rest}</span>
    </>
  );
}

function Counter({ counter }: { counter: CounterContent }) {
  const { prefix, value, suffix, label } = counter;
  const written = (figure: number) => `${prefix}${figure}${suffix}`;
  const shown = useRef<HTMLSpanElement>(null);
  const target = useCounter((progress) => {
    const figure = Math.round(value * (start + (1 - start) * progress));
    for (const [index, part] of splitThousands(written(figure)).entries()) {
      const element = shown.current?.children[index];
      if (element) element.textContent = part;
    }
  });
  return (
    <p
      ref={target}
      className="border-on-evergreen/20 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-3 max-md:border-t max-md:py-2.5 max-md:first:border-t-0 md:border-l md:py-4 md:pl-8 md:first:border-l-0 md:first:pl-0 lg:pl-10"
    >
      <span
        translate="no"
        className="figure grid font-heading text-[min(clamp(2.5rem,1.2rem+4.2vw,4.25rem),14vw)] leading-none font-bold tracking-tight"
      >
        <span className="sr-only">{written(value)}</span>
        <span aria-hidden className="invisible col-start-1 row-start-1">
          <Thousands text={written(value)} />
        </span>
        <span ref={shown} aria-hidden className="col-start-1 row-start-1">
          <Thousands text={written(value)} />
        </span>
      </span>
      <span className="text-balance text-on-evergreen-soft max-md:flex-[1_1_6em] max-md:text-right max-md:text-sm md:mt-3 md:block">
        {label}
      </span>
    </p>
  );
}
