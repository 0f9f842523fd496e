import { useMemo } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { download } from '../download';
import { cutTrace } from '../judge/cut-trace';
import { keepLedger, type LedgerEntry, type Part } from '../judge/ledger';
import { standing } from '../judge/write-report';
import type { Look } from '../use-look';
import { Literals } from './clause-text';

type Props = {
  workbench: WorkbenchModel;
  look: Look;
  onSelect: (index: number) => void;
  onPart: (part: Part) => void;
};

/** The ledger: every clause, and whether this visit has exercised it. */
export function ClausesPanel({ workbench, look: { steps, machines }, onSelect, onPart }: Props) {
  const { clauses, citations, options } = workbench;
  const ledger = useMemo(() => keepLedger(clauses, citations, steps), [clauses, citations, steps]);
  const count = ledger.filter((entry) => entry.count > 0).length;
  const writeTest = options.writeTest;
  const makeTest = (entry: LedgerEntry) => {
    const trace = cutTrace(steps, entry.id, machines);
    if (trace && writeTest) download(writeTest(trace, entry), 'text/typescript');
  };
  if (clauses.length === 0) {
    return <p className="wb-hint">This workbench was given no specification.</p>;
  }
  const held = ledger.filter(({ citedBy }) => citedBy).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div className="wb-scroll" tabIndex={0}>
      <p className="wb-sum">
        <strong>
          {count} of {held}
        </strong>{' '}
        clauses that charts carry were exercised in these {steps.length} steps.
      </p>
      <ul className="wb-ledger">
        {ledger.map((entry) => (
          <li
            key={entry.id}
            data-standing={entry.count > 0 ? 'done' : entry.citedBy ? 'open' : 'tests'}
          >
            <strong>{entry.id}</strong>
            <span className="wb-ledger-text">
              <Literals text={entry.text} />
              {!entry.citedBy && entry.tests && (
                <small>Held by {entry.tests.join(', ') || 'no test'}.</small>
              )}
            </span>
            {entry.first === null ? (
              <span className="wb-ledger-acts">
                {standing(entry)}
                {entry.citedBy && entry.citedBy.machine in machines && (
                  <button
                    type="button"
                    aria-label={`Way there: ${entry.id}`}
                    onClick={() => entry.citedBy && onPart(entry.citedBy)}
                  >
                    Way there
                  </button>
                )}
              </span>
            ) : (
              <span className="wb-ledger-acts">
                <button
                  type="button"
                  aria-label={`${entry.id}: ${standing(entry)}. Go to step ${entry.first + 1}`}
                  onClick={() => onSelect(entry.first ?? 0)}
                >
                  {standing(entry)}
                </button>
                {writeTest && (
                  <button
                    type="button"
                    aria-label={`Make a test of ${entry.id}`}
                    onClick={() => makeTest(entry)}
                  >
                    Make a test
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
