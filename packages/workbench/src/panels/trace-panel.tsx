import { useDeferredValue, useId, useMemo } from 'react';
import { filterFields, filterSteps } from '../judge/filter-steps';
import type { Look } from '../use-look';
import { StepList } from './step-list';

type Props = {
  look: Look;
  onFilter: (filter: string) => void;
  onSelect: (index: number) => void;
};

/** The trace, as far as the filter lets it show. */
export function TracePanel({ look: { steps, filter, index }, onFilter, onSelect }: Props) {
  const field = useId();
  const wanted = useDeferredValue(filter);
  const places = useMemo(() => filterSteps(steps, wanted), [steps, wanted]);
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
        <output htmlFor={field}>{filter && `${places.length} of ${steps.length}`}</output>
        <p id={`${field}-help`} className="wb-hint">
          {filterFields.join(':, ')}: or any word
        </p>
      </div>
      <StepList steps={steps} places={places} index={index} onSelect={onSelect} />
      {steps.length === 0 && <p className="wb-hint">Nothing has happened yet.</p>}
      {steps.length > 0 && places.length === 0 && (
        <p className="wb-hint">No step is as the filter says.</p>
      )}
    </>
  );
}
