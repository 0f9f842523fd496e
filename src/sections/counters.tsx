import { Column } from '@/components/section';
import { type Counter as CounterContent, counters, countersNote } from '@/content/home';
import { useCounter } from '@/state/use-counter';

/** HOME-5: three figures that count up once (BIZ-5). */
export const Counters = () => (
  <section aria-label="Accupay in figures" className="bg-evergreen-900 text-sheet">
    <Column className="grid py-12 md:grid-cols-[1fr_1.5fr_1.1fr] md:py-16 lg:py-20">
      {counters.map((counter) => (
        <Counter key={counter.id} {...counter} />
      ))}
      <p className="max-w-measure text-sm text-mint max-md:mt-2 md:col-span-3 md:mt-8">
        {countersNote}
      </p>
    </Column>
  </section>
);

function Counter({ prefix, value, suffix, label }: CounterContent) {
  const { target, shown } = useCounter(value);
  const written = (figure: number) => `${prefix}${figure}${suffix}`;
  return (
    <p
      ref={target}
      className="border-sheet/20 py-8 max-md:border-t max-md:first:border-t-0 md:border-l md:py-4 md:pl-8 md:first:border-l-0 md:first:pl-0 lg:pl-10"
    >
      <span className="figure grid font-heading text-[clamp(2.5rem,1.2rem+4.2vw,4.25rem)] leading-none font-bold tracking-tight">
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
