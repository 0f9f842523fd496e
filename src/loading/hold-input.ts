import { nextTask } from '@/lib/moments';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Holds what a visitor does where nothing answers yet: the presses of buttons and radios, and
 * submissions of forms, each but once unless it is `data-counted`, and whatever was typed. The
 * function that comes back stops that and, if `isRepeated`, does it all again in its order, and
 * tells where the focus is, for those who now listen. `isWithin` tells whether an element is in the
 * place.
 */
export function holdInput(isWithin: (element: Element) => boolean) {
  const typed = new Map<Field, string>();
  let presses: { element: HTMLElement; press: () => void }[] = [];
  const listening = new AbortController();
  /** Who presses again may only be impatient, but not where each press is one more. */
  const hold = (element: HTMLElement, press: () => void) => {
    if (!('counted' in element.dataset)) presses = presses.filter((it) => it.element !== element);
    presses.push({ element, press });
  };

  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    // That of a form is held as a submission.
    const submits =
      pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form;
    if (pressed && !submits && isWithin(pressed)) hold(pressed, () => pressed.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!isWithin(form)) return;
    event.preventDefault();
    hold(form, () => form.requestSubmit(event.submitter));
  };
  const onInput = ({ target }: Event) => {
    if (isTextField(target) && isWithin(target)) typed.set(target, target.value);
  };
  const options = { capture: true, signal: listening.signal };
  addEventListener('click', onClick, options);
  addEventListener('submit', onSubmit, options);
  addEventListener('input', onInput, options);

  return async ({ isRepeated }: { isRepeated: boolean }) => {
    listening.abort();
    if (!isRepeated) return;
    const { activeElement } = document;
    if (activeElement && isWithin(activeElement)) {
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    for (const [field, text] of typed) retype(field, text);
    for (const { press } of presses) {
      press();
      // What it changes shows before the next.
      await nextTask();
    }
  };
}

/** What only script answers; browsers check boxes and follow links by themselves. */
const pressable = 'button, [role="radio"]';

const isTextField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/** Types a text again, where React, on waking, put its own. React heeds only what it did not set. */
function retype(field: Field, text: string) {
  field.value = '';
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
