import { useMemo } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { download } from '../download';
import { cutTrace } from '../judge/cut-trace';
import { buildLedger, type LedgerEntry, type Part } from '../judge/ledger';
import { clauseStatus } from '../judge/write-report';
import type { ViewModel } from '../use-view-model';
import { Literals } from './clause-text';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  onSelect: (index: number) => void;
  onPart: (part: Part) => void;
};

/** The ledger: all clauses, and whether this trace exercises them. */
export function ClausesPanel({ workbench, model: { steps, machines }, onSelect, onPart }: Props) {
  const { clauses, citations, options } = workbench;
  const ledger = useMemo(() => buildLedger(clauses, citations, steps), [clauses, citations, steps]);
  const count = ledger.filter((entry) => entry.count > 0).length;
  const writeTest = options.writeTest;
  const makeTest = (entry: LedgerEntry) => {
    const trace = cutTrace(steps, entry.id, machines);
    if (trace && writeTest) download(writeTest(trace, entry), 'text/typescript');
  };
  if (clauses.length === 0) {
    return <p className="wb-hint">No specification loaded.</p>;
  }
  const held = ledger.filter(({ citedBy }) => citedBy).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <div className="wb-scroll" tabIndex={0}>
      <p className="wb-sum">
        <strong>
          {count} of {held}
        </strong>{' '}
        clauses in charts exercised in {steps.length} steps.
      </p>
      <ul className="wb-ledger">
        {ledger.map((entry) => (
          <li
            key={entry.id}
            data-status={entry.count > 0 ? 'done' : entry.citedBy ? 'open' : 'tests'}
          >
            <strong>{entry.id}</strong>
            <span className="wb-ledger-text">
              <Literals text={entry.text} />
              {!entry.citedBy && entry.tests && (
                <small>Covered by {entry.tests.join(', ') || 'no test'}.</small>
              )}
            </span>
            {entry.first === null ? (
              <span className="wb-ledger-acts">
                {clauseStatus(entry)}
                {entry.citedBy && entry.citedBy.machine in machines && (
                  <button
                    type="button"
                    aria-label={`Show path: ${entry.id}`}
                    onClick={() => entry.citedBy && onPart(entry.citedBy)}
                  >
                    Show path
                  </button>
                )}
              </span>
            ) : (
              <span className="wb-ledger-acts">
                <button
                  type="button"
                  aria-label={`${entry.id}: ${clauseStatus(entry)}. Go to step ${entry.first + 1}`}
                  onClick={() => onSelect(entry.first ?? 0)}
                >
                  {clauseStatus(entry)}
                </button>
                {writeTest && (
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
    </div>
  );
}
