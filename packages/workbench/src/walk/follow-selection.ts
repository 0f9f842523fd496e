import type { ActorRefFrom } from 'xstate';
import type { sourceMachine, viewMachine, walkMachine } from '../machines';
import { isSame } from '../model/is-same';
import type { Session } from '../recorder/session';
import type { Goal } from './walk';

type Actors = {
  view: ActorRefFrom<typeof viewMachine>;
  source: ActorRefFrom<typeof sourceMachine>;
  walk: ActorRefFrom<typeof walkMachine>;
  app: Session;
};

/**
 * Makes the selected part of a live chart the goal of the walk, and reports each step of that
 * machine in the app, since it can change the path.
 */
export function followSelection({ view, source, walk, app }: Actors) {
  const selectedGoal = (): Goal | undefined => {
    const { machine, selected } = view.getSnapshot().context;
    const shown = source.getSnapshot();
    const isItself = shown.matches({ shown: 'itself' });
    return selected && shown.hasTag('live') ? { machine, part: selected, isItself } : undefined;
  };
  const currentGoal = (): Goal | undefined => {
    const { value, context } = walk.getSnapshot();
    return value === 'idle' ? undefined : context.goal;
  };
  const update = () => {
    const goal = selectedGoal();
    if (isSame(goal, currentGoal())) return;
    walk.send(goal ? { type: 'goal.chosen', goal } : { type: 'goal.dropped' });
  };
  view.subscribe(update);
  source.subscribe(update);
  update();

  let reported = app.steps().length;
  app.subscribe(() => {
    const added = app.steps().slice(reported);
    reported += added.length;
    const goal = currentGoal();
    const isChanged = added.some(({ machine }) => machine === goal?.machine);
    if (goal && !goal.isItself && isChanged) walk.send({ type: 'app.changed' });
  });
}
