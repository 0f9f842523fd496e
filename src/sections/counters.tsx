import { Column } from '@/components/section';
import { type Counter as CounterContent, counters } from '@/content/home';
import { useCounter } from '@/state/use-counter';

/** HOME-5: three figures that count up once (BIZ-5). */
export const Counters = () => (
  <section aria-label="Accupay in figures" className="bg-evergreen-900 text-sheet">
    <Column className="grid py-16 sm:py-20 lg:grid-cols-[1fr_1.4fr_1fr]">
      {counters.map((counter) => (
        <Counter key={counter.id} {...counter} />
      ))}
    </Column>
  </section>
);

function Counter({ prefix, value, suffix, label }: CounterContent) {
  const { target, shown } = useCounter(value);
  const written = (figure: number) => `${prefix}${figure}${suffix}`;
  return (
    <p
      ref={target}
      className="border-sheet/20 py-8 max-lg:border-t max-lg:first:border-t-0 lg:border-l lg:py-4 lg:pl-10 lg:first:border-l-0 lg:first:pl-0"
    >
      <span className="figure grid font-heading text-[clamp(2.75rem,1.9rem+3.4vw,4.25rem)] leading-none font-bold tracking-tight">
        <span className="sr-only">{written(value)}</span>
        <span aria-hidden className="invisible col-start-1 row-start-1">
          {written(value)}
        </span>
        <span aria-hidden className="col-start-1 row-start-1">
          {written(shown)}
        </span>
      </span>
      <span className="mt-3 block text-mint">{label}</span>
    </p>
  );
}
