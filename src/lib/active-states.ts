/** The value of a statechart's state: the name of a state, or the values of its regions. */
export type StateValue = string | { [region: string]: StateValue | undefined };

/** The ids of the states that are active below a state, outermost first. */
export const idsInState = (value: StateValue = {}, id: string): string[] =>
  typeof value === 'string'
    ? [`${id}.${value}`]
    : Object.entries(value).flatMap(([name, inner]) => [
        `${id}.${name}`,
        ...idsInState(inner, `${id}.${name}`),
      ]);

/** The innermost regions with the names of their states, such as `entry: settled`. */
export const namesInState = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([region, inner]) =>
        typeof inner === 'string' ? [`${region}: ${inner}`] : namesInState(inner ?? {}),
      );
