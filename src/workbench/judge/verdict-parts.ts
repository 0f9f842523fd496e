import { type Departure, rowWords, type Verdict } from './verdict';

/** A verdict in three parts: ✓ or ✕, a word, and the rows that it is based on, or what it departs from. */
export type VerdictParts = { mark: '' | '✓' | '✕'; words: string; basis: string };

const said: Record<Verdict['kind'], Omit<VerdictParts, 'basis'>> = {
  row: { mark: '✓', words: 'as specified' },
  nothing: { mark: '✓', words: 'as specified' },
  start: { mark: '✓', words: 'started' },
  departs: { mark: '✕', words: 'departs' },
  restored: { mark: '', words: 'restored' },
  stopped: { mark: '', words: 'stopped' },
  unjudged: { mark: '', words: 'not judged' },
};

const departed: Record<Departure['reason'], string> = {
  chart: 'from its chart',
  row: 'from its table',
  gap: 'from the step before',
  error: 'by an error',
};

/** The verdict of a step, or that of a run of steps whose verdicts are of one kind. */
export function verdictParts([first, ...more]: readonly [Verdict, ...Verdict[]]): VerdictParts {
  if (first.kind === 'departs') return { ...said.departs, basis: departed[first.reason] };
  const rows = [first, ...more].flatMap((verdict) => ('rows' in verdict ? verdict.rows : []));
  return { ...said[first.kind], basis: rows.length > 0 ? rowWords(rows) : '' };
}
