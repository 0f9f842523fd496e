import { tabsMachine } from '@machines/tabs.machine';
import { useActorRef, useSelector } from '@xstate/react';

const tabs = ['description', 'reviews'] as const;

/** The selected tab of a product, by its index (ST-TABS). */
export function useTabs() {
  const actor = useActorRef(tabsMachine);
  return {
    index: useSelector(actor, ({ value }) => tabs.indexOf(value)),
    select: (index: number) => actor.send({ type: `${tabs[index] ?? 'description'}.selected` }),
  };
}
