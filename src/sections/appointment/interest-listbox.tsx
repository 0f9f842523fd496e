import { Field, Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { Check, ChevronDown } from 'lucide';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { FieldLabel } from '@/components/field';
import { Icon } from '@/components/icon';
import { appointment, interests } from '@/content/appointment';
import { useIsHydrated } from '@/lib/hydration';
import { useFormChoice } from '@/state/use-demo-form';
import { reveal, useListSync } from '@/state/use-list-sync';
import { useSelect } from '@/state/use-select';

/** The chosen interest. Used by each part that needs it, so that opening the list does not render the whole form again. */
export const useInterest = () => useSelect('interest', appointment.form.defaultInterest);

/** The id of the form that the button submits before hydration. */
const openFormId = 'interest';

/** The form that opens the list. It has to be outside the form of the appointment. */
export const InterestOpenForm = () => <form id={openFormId} action={useInterest().open} />;

/** The dropdown of the interest (APPT-1, ST-INTEREST, BIZ-11). It needs an `InterestOpenForm`. */
export function InterestListbox() {
  const interest = useInterest();
  // Part of the form, too: its result is about what was chosen before, and a full load would lose the choice.
  const { onChoose } = useFormChoice('interest');
  const choose = (value: string) => {
    interest.choose(value);
    onChoose(value);
  };
  return (
    <Field className="needs-script">
      <FieldLabel text={appointment.form.labels.interest} />
      <Listbox as="div" value={interest.value} onChange={choose} className="relative">
        {({ open }) => <Dropdown interest={interest} isListOpen={open} />}
      </Listbox>
      <input type="hidden" name="interest" value={interest.value} />
    </Field>
  );
}

const press = (key: string, at: Element | null) =>
  at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/**
 * Opens the list by Enter, which Headless UI lets submit the form, and by a letter, which then goes to
 * the list. Both do so in a native dropdown.
 */
function openByKey(event: KeyboardEvent) {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  const isLetter = /^\S$/u.test(key) && !(ctrlKey || metaKey || altKey);
  if (!isLetter && key !== 'Enter') return;
  event.preventDefault();
  flushSync(() => press(' ', currentTarget));
  if (!isLetter) return;
  // Options register in a microtask, and so does Home, which ends a search begun in the last opening.
  queueMicrotask(() => {
    press('Home', document.activeElement);
    queueMicrotask(() => press(key, document.activeElement));
  });
}

type Props = { interest: ReturnType<typeof useSelect>; isListOpen: boolean };

function Dropdown({ interest, isListOpen }: Props) {
  const { value, isOpen } = interest;
  const button = useListSync(interest, isListOpen);
  const early = useIsHydrated() ? {} : ({ type: 'submit', form: openFormId } as const);
  return (
    <>
      <ListboxButton
        ref={button}
        {...early}
        onKeyDown={openByKey}
        className="group flex min-h-12 w-full items-center justify-between gap-3 rounded border-[1.5px] border-edge bg-well px-4 py-2 text-left narrow:gap-2 narrow:px-3"
      >
        <span className="narrow:text-[min(1.0625rem,9vw)]">{value}</span>
        <Icon
          icon={ChevronDown}
          className="size-5 shrink-0 transition-transform duration-200 group-aria-expanded:rotate-180"
        />
      </ListboxButton>
      {isOpen && (
        <ListboxOptions
          ref={reveal}
          modal={false}
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[clamp(4rem,100dvh-10rem,18rem)] overflow-y-auto rounded border border-edge bg-sheet p-1.5 shadow-sheet focus:outline-none"
        >
          {interests.map((option) => (
            <ListboxOption
              key={option}
              value={option}
              className="group flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 narrow:gap-2 narrow:text-[min(1.0625rem,9vw)] data-focus:bg-mint data-selected:font-semibold"
            >
              {option}
              <Icon
                icon={Check}
                className="size-5 text-evergreen-700 opacity-0 group-data-selected:opacity-100"
              />
            </ListboxOption>
          ))}
        </ListboxOptions>
      )}
    </>
  );
}
