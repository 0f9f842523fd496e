import { Outline } from '../chart/outline';
import type { Coverage } from '../judge/counts';
import { nodesOf, transitionId, transitionsOf } from '../model/parts';
import type { ViewModel } from '../use-view-model';

type Props = {
  model: ViewModel;
  coverage: Coverage;
  onSelect: (id: string) => void;
};

const legend = [
  ['never', 'not yet'],
  ['some', '1 to 9 times'],
  ['often', '10 times or more'],
] as const;

/** Coverage of the machine’s states and transitions over all loaded visits. */
export function CoveragePanel({ model, coverage, onSelect }: Props) {
  const { machine, selected } = model;
  if (!machine) return null;
  const parts = nodesOf(machine).flatMap((node) => [
    node.id,
    ...transitionsOf(node).map(transitionId),
  ]);
  const seen = parts.filter((id) => coverage.has(id)).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className="wb-scroll" aria-label="Coverage" tabIndex={0}>
      <p className="wb-sum">
        <strong>
          {seen} of {parts.length}
        </strong>{' '}
        states and transitions of {machine.id} covered in {model.loaded?.name ?? 'this visit'}.
      </p>
      <ul className="wb-legend" aria-label="Colors of the chart">
        {legend.map(([tint, words]) => (
          <li key={tint} data-tint={tint}>
            {words}
          </li>
        ))}
      </ul>
      <Outline machine={machine} marks={{ coverage, selected }} onSelect={onSelect} />
    </section>
  );
}
