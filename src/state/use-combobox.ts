import { comboboxMachine } from '@machines/combobox.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useActorRef } from './use-actor-ref';

/** The options, other names of theirs by name, and the option that is chosen at first. */
type Input = {
  options: readonly string[];
  aliases: Readonly<Record<string, readonly string[]>>;
  value: string;
};

/** A field and its list of options; `input` counts when it is first called (CHK-2, ST-SELECT). */
export function useCombobox(input: Input) {
  const actor = useActorRef(comboboxMachine, { input });
  const field = useRef<HTMLInputElement>(null);
  const toggle = () => actor.send({ type: 'list.toggled' });
  /** Browsers fill in fields that the visitor is not in; there, no list is to stay open. */
  const report = (text: string) => {
    const isVisitorThere = document.activeElement === field.current;
    if (text !== actor.getSnapshot().context.text) actor.send({ type: 'text.typed', text });
    if (isVisitorThere !== actor.getSnapshot().matches('open')) toggle();
  };
  // What came before the script; Headless UI writes over it as it mounts.
  const earlier = useRef(input.value);
  useLayoutEffect(() => {
    if (field.current) earlier.current = field.current.value;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (!actor.getSnapshot().matches('open')) report(earlier.current);
  }, []);
  return {
    field,
    value: useSelector(actor, ({ context }) => context.value),
    text: useSelector(actor, ({ context }) => context.text),
    matches: useSelector(actor, ({ context }) => context.matches),
    isOpen: useSelector(actor, (state) => state.matches('open')),
    isUnmatched: useSelector(actor, (state) => state.matches({ open: 'unmatched' })),
    /** Tells of a new text in the field, whoever wrote it. */
    report,
    toggle,
    dismiss: () => actor.send({ type: 'list.dismissed' }),
    choose: (value: string) => actor.send({ type: 'option.chosen', value }),
  };
}
