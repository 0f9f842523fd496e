import { formMachine } from '@machines/form.machine';
import { useSelector } from '@xstate/react';
import {
  type ChangeEvent,
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useRef,
} from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { prefetchToasts, showToast } from '@/effects/toast';
import { useOnMount, useTypedText } from '@/lib/hydration';
import { usePageActor } from './use-actor';

/**
 * Lets the browser save what is typed in a field when another site is opened, for Back: it saves only
 * text that differs from the field's default, and React makes the two equal. Returns the function that
 * stops it.
 */
function saveTypedText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const save = () => {
    const { value } = field;
    field.defaultValue = '';
    // Without a change by the visitor, a field shows its default.
    if (field.value !== value) field.value = value;
  };
  // Also when a field is left, after React: a change on leaving the page may be saved too late.
  addEventListener('focusout', save);
  addEventListener('pagehide', save);
  return () => {
    removeEventListener('focusout', save);
    removeEventListener('pagehide', save);
  };
}

const Form = createContext<ActorRefFrom<typeof formMachine> | null>(null);

function useFormActor() {
  const actor = use(Form);
  if (!actor) throw new Error('A field is used outside of DemoFormProvider.');
  return actor;
}

type ProviderProps = {
  /** Tells the forms of a page apart. */
  name: string;
  /** The toast that a submission shows. */
  message?: string | undefined;
  children: ReactNode;
};

/**
 * Provides a form of the page that is shown, which keeps what is typed and chosen in it for the visit
 * (ST-FORM, VAL-6).
 */
export function DemoFormProvider({
  name,
  message = 'This demo sends nothing.',
  children,
}: ProviderProps) {
  const actor = usePageActor(
    name,
    formMachine.provide({
      actions: { announceNothingSent: () => void showToast(message, { type: 'info' }) },
    }),
  );
  return <Form value={actor}>{children}</Form>;
}

/** Props of the form's element. React replays a submission made before hydration. */
export function useDemoForm() {
  const actor = useFormActor();
  return {
    action: () => actor.send({ type: 'form.submitted' }),
    // React resets a form after its action; the text stays.
    onReset: (event: SyntheticEvent) => event.preventDefault(),
    onFocus: prefetchToasts,
    // Chromium scrolls smoothly to a field with a mistake twice, from the same place, and stops at its edge.
    onInvalidCapture: ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      const first = currentTarget.querySelector('input:invalid, textarea:invalid');
      if (first === target) first.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  };
}

const isSubmitted = (state: SnapshotFrom<typeof formMachine>) =>
  state.matches({ result: 'submitted' });

/** The result of submitting the form; empty until then. */
export const useFormResult = () =>
  useSelector(useFormActor(), (state) => (isSubmitted(state) ? 'Nothing was sent.' : ''));

/** What the fields hold, once the form was submitted (VAL-6). */
export const useSubmittedValues = () =>
  useSelector(useFormActor(), (state) => (isSubmitted(state) ? state.context.values : undefined));

/** The value of a field, undefined until it is changed, and the function that changes it. */
function useValue(field: string) {
  const actor = useFormActor();
  return [
    useSelector(actor, ({ context }) => context.values[field]),
    (value: string | boolean) => actor.send({ type: 'field.changed', field, value }),
  ] as const;
}

/** An element that is used as either. */
type AnyTextField = HTMLInputElement & HTMLTextAreaElement;

/** Props of a text field, which is not a password. */
export function useFormText(field: string) {
  const [value, change] = useValue(field);
  const text = String(value ?? '');
  const ref = useTypedText<AnyTextField>(text, change);
  useOnMount(() => ref.current && saveTypedText(ref.current));
  return {
    ref,
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(currentTarget.value),
  };
}

/** Props of a checkbox. */
export function useFormCheck(field: string) {
  const [value, change] = useValue(field);
  const checked = value === true;
  const ref = useRef<HTMLInputElement>(null);
  useOnMount(() => {
    if (ref.current && ref.current.checked !== checked) change(ref.current.checked);
  });
  return {
    ref,
    checked,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change(currentTarget.checked),
  };
}

/** Props of a group of radio buttons; the value is empty until one is chosen. */
export function useFormChoice(field: string) {
  const [value, onChoose] = useValue(field);
  return { value: String(value ?? ''), onChoose };
}
