import { comboboxMachine } from '@machines/combobox.machine';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { InputFrom } from 'xstate';
import { useOnMount } from '@/lib/hydration';
import { usePageActor } from './use-actor';
import { useFormChoice } from './use-demo-form';

/**
 * A field of a form with a filtered list of options; the page keeps what was chosen under its `name` for
 * the visit (CHK-2, ST-SELECT, GEN-1). Later changes of `input` are ignored.
 */
export function useCombobox(name: string, input: InputFrom<typeof comboboxMachine>) {
  const { onChoose } = useFormChoice(name);
  const inForm = comboboxMachine.provide({
    actions: {
      // The form holds it, which a full load would lose (ERR-3), unless it is the one to begin with.
      reportValue: ({ context: { value } }) => onChoose(value === input.value ? '' : value),
    },
  });
  const actor = usePageActor(name, inForm, { input });
  const field = useRef<HTMLInputElement>(null);
  const isOpenNow = () => actor.getSnapshot().matches('open');
  const open = () => actor.send({ type: 'list.opened' });
  const close = () => actor.send({ type: 'list.closed' });
  /** Sends the field's text. After autofill without focus, closes the list again. */
  const report = (text: string) => {
    const isFocused = document.activeElement === field.current;
    if (text !== actor.getSnapshot().context.text) actor.send({ type: 'text.typed', text });
    if (isFocused !== isOpenNow()) (isFocused ? open : close)();
  };
  const earlyText = useRef('');
  useOnMount(() => {
    if (!isOpenNow()) report(earlyText.current);
  });
  return {
    field,
    /** Reads the text typed before hydration, in an effect before Headless UI's own, which overwrite it. */
    readEarlyText: () => {
      earlyText.current = field.current?.value ?? '';
    },
    value: useSelector(actor, ({ context }) => context.value),
    text: useSelector(actor, ({ context }) => context.text),
    matches: useSelector(actor, ({ context }) => context.matches),
    isOpen: useSelector(actor, (state) => state.matches('open')),
    isUnmatched: useSelector(actor, (state) => state.matches({ open: 'unmatched' })),
    report,
    open,
    close,
    dismiss: () => actor.send({ type: 'list.dismissed' }),
    choose: (value: string) => actor.send({ type: 'option.chosen', value }),
  };
}
