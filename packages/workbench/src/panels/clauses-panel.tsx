import { useEffect, useMemo, useRef } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { download } from '../download';
import type { Part } from '../judge/citations';
import { cutTrace } from '../judge/cut-trace';
import { buildLedger, type LedgerEntry } from '../judge/ledger';
import { clauseStatus, ledgerSum } from '../judge/ledger-words';
import { mayRun, runnableOf } from '../judge/oracle';
import type { ViewModel } from '../use-view-model';
import { Literals } from './clause-text';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  onSelect: (index: number) => void;
  onPart: (part: Part) => void;
};

const statusOf = ({ departed, count, citedBy }: LedgerEntry) =>
  departed > 0 ? 'departed' : count > 0 ? 'done' : citedBy ? 'open' : 'tests';

type GoProps = { entry: LedgerEntry; at: number; go: (index: number) => void };

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

/** The ledger: all clauses, and whether this trace exercises them. */
export function ClausesPanel({
  workbench,
  model: { steps, machines, oracle, isLive, clause },
  onSelect,
  onPart,
}: Props) {
  const { clauses, citations, options } = workbench;
  const ledger = useMemo(
    () => buildLedger(clauses, citations, steps, (machine) => mayRun(oracle, machine)),
    [clauses, citations, steps, oracle],
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (clause) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [clause]);
  const writeTest = options.writeTest;
  const show = isLive ? 'Show path' : 'Show in chart';
  const makeTest = (entry: LedgerEntry) => {
    const trace = cutTrace(steps, entry.id, runnableOf(oracle));
    if (trace && writeTest) download(writeTest(trace, entry), 'text/typescript');
  };
  if (clauses.length === 0) {
    return <p className="wb-hint">No specification loaded.</p>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll" aria-label="Clauses" tabIndex={0}>
      <p className="wb-sum">{ledgerSum(ledger)}.</p>
      <ul className="wb-ledger" ref={list}>
        {ledger.map((entry) => (
          <li
            key={entry.id}
            data-status={statusOf(entry)}
            aria-current={entry.id === clause ? 'location' : undefined}
          >
            <strong>{entry.id}</strong>
            <span className="wb-ledger-text">
              <Literals text={entry.text} />
              {!entry.citedBy && entry.tests && (
                <small>
                  {entry.tests.length > 0
                    ? `Covered by ${entry.tests.join(', ')}.`
                    : 'Not covered by any test.'}
                </small>
              )}
            </span>
            {entry.first === null ? (
              <span className="wb-ledger-acts">
                {clauseStatus(entry)}
                {entry.citedBy && entry.citedBy.machine in machines && (
                  <button
                    type="button"
                    aria-label={`${show}: ${entry.id}`}
                    onClick={() => entry.citedBy && onPart(entry.citedBy)}
                  >
                    {show}
                  </button>
                )}
              </span>
            ) : (
              <span className="wb-ledger-acts">
                {clauseStatus(entry)}
                <GoToStep entry={entry} at={entry.firstDeparture ?? entry.first} go={onSelect} />
                {writeTest && entry.isReplayable && entry.firstDeparture === null && (
                  <button
                    type="button"
                    aria-label={`Create test of ${entry.id}`}
                    onClick={() => makeTest(entry)}
                  >
                    Create test
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
