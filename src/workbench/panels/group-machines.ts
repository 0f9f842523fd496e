/** A group of machines by their ids; without a name if there are no others. */
export type MachineGroup = { name: string; members: readonly string[] };

/** The name of the group of what is in no other. */
const rest = 'Others';

/**
 * The machines in the groups that are given by name, in their order; those that are in none come last. Ids
 * of groups that are no machines are left out, and so are empty groups.
 */
export function groupMachines(
  ids: readonly string[],
  groups: Readonly<Record<string, readonly string[]>> = {},
): MachineGroup[] {
  const named = Object.entries(groups).map(([name, members]) => ({
    name,
    members: members.filter((id) => ids.includes(id)),
  }));
  const grouped = new Set(named.flatMap(({ members }) => members));
  const others = ids.filter((id) => !grouped.has(id));
  const filled = named.filter(({ members }) => members.length > 0);
  if (others.length === 0) return filled;
  return [...filled, { name: filled.length > 0 ? rest : '', members: others }];
}
