import { tabsMachine } from '@machines/tabs.machine';
import { useSelector } from '@xstate/react';
import { useActorRef } from './use-actor-ref';

const tabs = ['description', 'reviews'] as const;

/** The selected tab of a product, by its index (ST-TABS). */
export function useTabs() {
  const actor = useActorRef(tabsMachine);
  return {
    index: useSelector(actor, ({ value }) => tabs.indexOf(value)),
    select: (index: number) => actor.send({ type: `${tabs[index] ?? 'description'}.selected` }),
  };
}
