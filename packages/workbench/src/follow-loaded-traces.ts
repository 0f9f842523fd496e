import type { ActorRefFrom } from 'xstate';
import type { sourceMachine, viewMachine } from './machines';

type Actors = {
  view: ActorRefFrom<typeof viewMachine>;
  source: ActorRefFrom<typeof sourceMachine>;
};

/** Selects the actor of the last step of a trace that is loaded, unless something has been chosen. */
export function followLoadedTraces({ view, source }: Actors) {
  const loadedOne = () => {
    const { value, context } = source.getSnapshot();
    return value.shown === 'loaded' ? context.traces[context.shown] : undefined;
  };
  let shown = loadedOne();
  source.subscribe(() => {
    const loaded = loadedOne();
    if (loaded === shown) return;
    shown = loaded;
    const last = loaded?.steps.at(-1);
    if (last) view.send({ type: 'actor.acted', machine: last.machine, actor: last.actor });
  });
}
