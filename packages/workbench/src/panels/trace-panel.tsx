import { useDeferredValue, useId, useMemo } from 'react';
import { filterFields, filterSteps } from '../judge/filter-steps';
import type { ViewModel } from '../use-view-model';
import { StepList } from './step-list';

type Props = {
  model: ViewModel;
  onFilter: (filter: string) => void;
  onSelect: (index: number) => void;
};

/** The filtered trace. */
export function TracePanel({ model: { steps, filter, index, isLive }, onFilter, onSelect }: Props) {
  const field = useId();
  const wanted = useDeferredValue(filter);
  const indexes = useMemo(() => filterSteps(steps, wanted), [steps, wanted]);
  return (
    <>
      <div className="wb-filter">
        <label htmlFor={field}>Filter</label>
        <input
          id={field}
          type="search"
          value={filter}
          spellCheck={false}
          placeholder="event:… clause:… verdict:departs"
          aria-describedby={`${field}-help`}
          onChange={({ target }) => onFilter(target.value)}
        />
        <output htmlFor={field}>
          {filter && filter === wanted && `${indexes.length} of ${steps.length}`}
        </output>
        <p id={`${field}-help`} className="wb-hint">
          Filter by {filterFields.join(':, ')}:, or text
        </p>
      </div>
      {steps.length === 0 && <p className="wb-hint">No steps{isLive && ' yet'}.</p>}
      {steps.length > 0 && indexes.length === 0 && (
        <p className="wb-hint">No steps match the filter.</p>
      )}
      <StepList steps={steps} indexes={indexes} selected={index} onSelect={onSelect} />
    </>
  );
}
