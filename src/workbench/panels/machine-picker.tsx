import type { WorkbenchModel } from '../create-workbench';
import type { ViewModel } from '../use-view-model';
import { groupMachines } from './group-machines';

type Props = { workbench: WorkbenchModel; model: ViewModel };

/** The chooser of machines, in the groups of the options. */
export function MachinePicker({ workbench, model: { machines, machineId } }: Props) {
  const { view, screen, options } = workbench;
  const groups = groupMachines(Object.keys(machines), options.groups);
  const choose = (machine: string) => {
    view.chooseMachine(machine);
    screen.update({ pane: 'chart' });
  };
  return (
    <label className="wb-machine">
      <span>Machine</span>
      <select
        value={machineId in machines ? machineId : ''}
        onChange={({ target }) => choose(target.value)}
      >
        {!(machineId in machines) && <option value="">Choose …</option>}
        {groups.map(({ name, members }) =>
          name ? (
            <optgroup key={name} label={name}>
              <Options ids={members} />
            </optgroup>
          ) : (
            <Options key={name} ids={members} />
          ),
        )}
      </select>
    </label>
  );
}

const Options = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => <option key={id}>{id}</option>);
