import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react';
import { Check, ChevronDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { reveal } from '@/lib/reveal';
import { pressDown, useDisclosureSync } from '@/state/use-disclosure-sync';
import { useSearch } from '@/state/use-search';
import { useSelect } from '@/state/use-select';

type Props = {
  label: string;
  name: string;
  autoComplete: string;
  /** A constant. */
  options: readonly string[];
  initial: string;
};

const itself = (option: string) => option;

/** Browsers make what scrolls a stop, to which Tab would go before the list can close. */
const noTabStop = { tabIndex: -1 };

/** A searchable dropdown of places, which opens as soon as it is focused (CHK-2, ST-SELECT). */
export function PlaceCombobox({ label, name, autoComplete, options, initial }: Props) {
  const select = useSelect(initial);
  const search = useSearch(options, itself);
  // What was typed or filled in counts without a choice from the list, where it names an option.
  const settle = () => {
    const named = search.named();
    search.changeQuery('');
    if (named) select.choose(named);
  };
  const choose = (value: string | null) => {
    search.changeQuery('');
    if (value) select.choose(value);
  };
  return (
    <Field>
      <Label className="mb-1.5 block text-sm font-semibold">
        {label}
        <span aria-hidden> *</span>
      </Label>
      <Combobox
        as="div"
        immediate
        name={name}
        value={select.value}
        virtual={{ options: search.found }}
        onChange={choose}
        onClose={settle}
        className="relative"
      >
        {({ open }) => (
          <Dropdown
            label={label}
            autoComplete={autoComplete}
            initial={initial}
            isInnerOpen={open}
            select={select}
            search={search}
          />
        )}
      </Combobox>
    </Field>
  );
}

type DropdownProps = Pick<Props, 'label' | 'autoComplete' | 'initial'> & {
  isInnerOpen: boolean;
  select: ReturnType<typeof useSelect>;
  search: ReturnType<typeof useSearch<string>>;
};

function Dropdown({ label, autoComplete, initial, isInnerOpen, select, search }: DropdownProps) {
  const button = useDisclosureSync(isInnerOpen, select.isOpen, select.toggle, pressDown);
  // Focus opens the list; a press in a field that has the focus does so, too.
  const openAgain = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (document.activeElement === currentTarget && !select.isOpen) select.toggle();
  };
  // Tab takes the option that is marked, but who emptied the field has not come to choose one;
  // and what Escape dismisses is not chosen either.
  const keepValue = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') search.changeQuery('');
    if (event.key === 'Tab' && event.currentTarget.value === '') event.stopPropagation();
  };
  return (
    <>
      <ComboboxInput
        autoComplete={autoComplete}
        defaultValue={initial}
        displayValue={itself}
        onChange={({ target }) => search.changeQuery(target.value)}
        onFocus={({ target }) => target.select()}
        onMouseDown={openAgain}
        onKeyDownCapture={keepValue}
        className="min-h-12 w-full rounded border-[1.5px] border-ink-soft bg-sheet py-2.5 pr-12 pl-4"
      />
      <ComboboxButton
        ref={button}
        aria-label={`Show the list: ${label}`}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center"
      >
        <ChevronDown
          aria-hidden
          className={`size-5 transition-transform duration-200 ${select.isOpen ? 'rotate-180' : ''}`}
        />
      </ComboboxButton>
      {search.isUnmatched && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-20 mt-1.5 rounded border border-line bg-sheet px-4 py-3 text-sm shadow-sheet"
        >
          Nothing in the list has these letters.
        </p>
      )}
      <ComboboxOptions
        ref={reveal}
        modal={false}
        {...noTabStop}
        className={`absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded border border-line bg-sheet p-1.5 shadow-sheet ${search.isUnmatched ? 'hidden' : ''}`}
      >
        {({ option }: { option: string }) => (
          <ComboboxOption
            value={option}
            className="group flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-sm px-3 data-focus:bg-mint data-selected:font-semibold"
          >
            {option}
            <Check
              aria-hidden
              className="size-5 text-evergreen-700 opacity-0 group-data-selected:opacity-100"
            />
          </ComboboxOption>
        )}
      </ComboboxOptions>
    </>
  );
}
