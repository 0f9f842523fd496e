import { useDeferredValue, useMemo, useState } from 'react';
import { filterFields, filterSteps } from '../judge/filter-steps';
import { findOddities } from '../judge/find-oddities';
import type { ViewModel } from '../use-view-model';
import { foldRepeats, type Line } from './fold-repeats';
import { SearchBar } from './search-bar';
import { StepList } from './step-list';

type Props = {
  model: ViewModel;
  onFilter: (filter: string) => void;
  onSelect: (index: number) => void;
};

/** The filtered trace. Only without a filter are repeats folded: a filter asks for the steps. */
export function TracePanel({ model, onFilter, onSelect }: Props) {
  const { steps, filter, index, isLive } = model;
  /** The first steps of the runs that are listed one by one. */
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const wanted = useDeferredValue(filter);
  const indexes = useMemo(() => filterSteps(steps, wanted), [steps, wanted]);
  const odd = useMemo(() => findOddities(steps), [steps]);
  const lines = useMemo((): readonly Line[] => {
    if (wanted) return indexes.map((at) => ({ first: at, last: at }));
    return foldRepeats(steps, (first) => unfolded.includes(first));
  }, [steps, indexes, wanted, unfolded]);
  return (
    <>
      <SearchBar
        label="Filter"
        value={filter}
        placeholder="event:… clause:… verdict:departs"
        onChange={onFilter}
        found={filter && filter === wanted ? `${indexes.length} of ${steps.length}` : ''}
        help={`Filter by ${filterFields.join(':, ')}:, or text`}
      />
      {steps.length === 0 && <p className="wb-hint">No steps{isLive && ' yet'}.</p>}
      {steps.length > 0 && indexes.length === 0 && (
        <p className="wb-hint">No steps match the filter.</p>
      )}
      <StepList
        steps={steps}
        lines={lines}
        indexes={indexes}
        odd={odd}
        selected={index}
        onSelect={onSelect}
        onToggle={(first) =>
          setUnfolded(
            unfolded.includes(first)
              ? unfolded.filter((one) => one !== first)
              : [...unfolded, first],
          )
        }
      />
    </>
  );
}
