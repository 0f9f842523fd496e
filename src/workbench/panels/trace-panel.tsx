import { useDeferredValue, useMemo } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { filterFields, filterSteps } from '../judge/filter-steps';
import { findOddities } from '../judge/find-oddities';
import { toggle } from '../state/screen';
import { useStore } from '../state/use-store';
import type { ViewModel } from '../use-view-model';
import { foldRepeats, type Line } from './fold-repeats';
import { SearchBar } from './search-bar';
import { StepList } from './step-list';

type Props = {
  workbench: WorkbenchModel;
  model: ViewModel;
  onFilter: (filter: string) => void;
  onSelect: (index: number) => void;
};

/** The filtered trace. Only without a filter are repeats folded: a filter asks for the steps. */
export function TracePanel({ workbench, model, onFilter, onSelect }: Props) {
  const { steps, filter, index, isLive, source } = model;
  const { screen } = workbench;
  const wanted = useDeferredValue(filter);
  const indexes = useMemo(() => filterSteps(steps, wanted), [steps, wanted]);
  const odd = useMemo(() => findOddities(steps), [steps]);
  const { unfolded } = useStore(screen);
  const lines = useMemo((): readonly Line[] => {
    if (wanted) return indexes.map((at) => ({ kind: 'step', index: at, isOfRun: false }));
    return foldRepeats(steps, (first) => unfolded.includes(`${source} ${first}`));
  }, [steps, indexes, wanted, unfolded, source]);
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
        onToggle={(first) => screen.update({ unfolded: toggle(unfolded, `${source} ${first}`) })}
      />
    </>
  );
}
