/** Lets one task at a time go on: the newest, since it is the one that is looked at. */
export function takeTurns() {
  const tasks: number[] = [];
  let waiting: (() => void)[] = [];
  return {
    start: (task: number) => void tasks.push(task),
    end: (task: number) => {
      tasks.splice(tasks.indexOf(task), 1);
      for (const go of waiting.splice(0)) go();
    },
    /** Waits until the task is the newest. */
    turn: async (task: number) => {
      while (tasks.at(-1) !== task) {
        await new Promise<void>((go) => {
          waiting = [...waiting, go];
        });
      }
    },
  };
}
