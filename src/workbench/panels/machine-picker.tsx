import type { WorkbenchModel } from '../create-workbench';
import type { ViewModel } from '../use-view-model';

type Props = { workbench: WorkbenchModel; model: ViewModel };

/** The chooser of machines, in the groups of the options. */
export function MachinePicker({ workbench, model: { machines, machineId } }: Props) {
  const { view, options } = workbench;
  return (
    <label className="wb-machine">
      <span>Machine</span>
      <select
        value={machineId in machines ? machineId : ''}
        onChange={({ target }) => view.chooseMachine(target.value)}
      >
        {!(machineId in machines) && <option value="">Choose …</option>}
        {Object.entries(options.groups).map(([name, ids]) => (
          <optgroup key={name} label={name}>
            {ids.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
