import { appointment } from '@/content/appointment';

const { heading, steps } = appointment;

/** What happens after the request, on a timeline from today to the quote. */
export const NextSteps = () => (
  <section aria-labelledby="next-title">
    <h2 id="next-title" className="text-2xl text-balance lg:-mt-1.5 lg:text-[2.25rem]">
      {heading}
    </h2>
    <ol className="mt-8 pl-1.5">
      {steps.map(({ id, when, title, desc }, index) => (
        <li
          key={id}
          className="relative border-l-2 border-line pb-9 pl-8 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden
            className={`absolute top-0 -left-px size-5 -translate-x-1/2 rounded-full border-4 border-paper ${index === steps.length - 1 ? 'bg-marigold' : 'bg-evergreen-700'}`}
          />
          <p className="text-sm/5 font-semibold text-evergreen-700">{when}</p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-1.5 max-w-measure-sm text-card text-ink-soft">{desc}</p>
        </li>
      ))}
    </ol>
  </section>
);
