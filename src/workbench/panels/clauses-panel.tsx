import { useEffect, useMemo, useRef, useState } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import {
  type CountedClause,
  clauseStatus,
  clauseSum,
  countClauses,
  findClauses,
  type Part,
} from '../judge/counts';
import type { ViewModel } from '../use-view-model';
import { SearchBar } from './search-bar';
import { Literals } from './step-card';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  onSelect: (index: number) => void;
  /** Shows the places of a clause in the chart of a machine, and the first of them. */
  onPlaces: (clause: string, first: Part) => void;
};

const statusOf = ({ departed, count: times, citedBy }: CountedClause) =>
  departed > 0 ? 'departed' : times > 0 ? 'done' : citedBy.length > 0 ? 'open' : 'tests';

/** The first place of a clause in each chart that cites it. */
const firstPlaces = ({ citedBy }: CountedClause) =>
  citedBy.filter(
    ({ machine }, index) => citedBy.findIndex((part) => part.machine === machine) === index,
  );

type GoProps = { entry: CountedClause; at: number; go: (index: number) => void };

/** Leads to the first step that departs from a clause, or else exercises it. */
const GoToStep = ({ entry, at, go }: GoProps) => (
  <button
    type="button"
    aria-label={`${entry.id}: ${clauseStatus(entry)}. Go to step ${at + 1}`}
    onClick={() => go(at)}
  >
    Go to step {at + 1}
  </button>
);

/** All clauses, whether this trace exercises them, and the tests of each. */
export function ClausesPanel({ workbench, model: { steps, clause }, onSelect, onPlaces }: Props) {
  const { clauses, citations } = workbench;
  const [typed, setTyped] = useState('');
  const all = useMemo(() => countClauses(clauses, citations, steps), [clauses, citations, steps]);
  const query = typed.trim();
  const matching = findClauses(all, query);
  // A link to a clause is not in vain.
  const found = all.filter((entry) => matching.includes(entry) || entry.id === clause);
  const foundWords =
    found.length > 0 ? `${found.length} of ${all.length}` : `No clause has “${query}”.`;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (clause) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [clause]);
  return (
    <>
      <SearchBar
        label="Find"
        value={typed}
        placeholder="A clause’s id or words"
        onChange={setTyped}
        found={query && foundWords}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section key={query} className="wb-scroll" aria-label="Clauses" tabIndex={0}>
        <p className="wb-sum">{clauseSum(all)}.</p>
        <ul className="wb-clauses" ref={list}>
          {found.map((entry) => (
            <li
              key={entry.id}
              data-status={statusOf(entry)}
              aria-current={entry.id === clause ? 'location' : undefined}
            >
              <strong>{entry.id}</strong>
              <span>
                <Literals text={entry.text} />
                {entry.tests && (
                  <small>
                    {entry.tests.length > 0
                      ? `Covered by ${entry.tests.join(', ')}.`
                      : 'Not covered by any test.'}
                  </small>
                )}
              </span>
              <span className="wb-clauses-acts">
                {clauseStatus(entry)}
                {entry.first !== null && (
                  <GoToStep entry={entry} at={entry.firstDeparture ?? entry.first} go={onSelect} />
                )}
                {firstPlaces(entry).map((part) => (
                  <button
                    key={part.machine}
                    type="button"
                    aria-label={`Show ${entry.id} in ${part.machine}`}
                    onClick={() => onPlaces(entry.id, part)}
                  >
                    Show in {part.machine}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
