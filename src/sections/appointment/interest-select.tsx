import {
  Field as HeadlessField,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from '@headlessui/react';
import { Check, ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { reveal } from '@/lib/reveal';
import { pressDown, useDisclosureSync } from '@/state/use-disclosure-sync';
import { useSelect } from '@/state/use-select';

type Props = { label: string; options: readonly string[]; initial: string };

/** The interest of an appointment, chosen from a dropdown (APPT-1, ST-INTEREST, BIZ-11). */
export default function InterestSelect({ label, options, initial }: Props) {
  const select = useSelect(initial);
  return (
    <HeadlessField>
      <Label className="mb-1.5 block text-sm font-semibold">{label}</Label>
      <Listbox
        as="div"
        name="interest"
        value={select.value}
        onChange={select.choose}
        className="relative"
      >
        {({ open }) => <Dropdown isInnerOpen={open} options={options} {...select} />}
      </Listbox>
    </HeadlessField>
  );
}

type DropdownProps = ReturnType<typeof useSelect> &
  Pick<Props, 'options'> & { isInnerOpen: boolean };

function Dropdown({ isInnerOpen, options, isOpen, toggle, value }: DropdownProps) {
  const button = useDisclosureSync(isInnerOpen, isOpen, toggle, pressDown);
  /** Left to itself, Enter on the closed button would submit the form. */
  const openOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    toggle();
  };
  return (
    <>
      <ListboxButton
        ref={button}
        onKeyDown={openOnEnter}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded border-[1.5px] border-ink-soft bg-sheet px-4 py-2.5 text-left"
      >
        {value}
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </ListboxButton>
      <ListboxOptions
        ref={reveal}
        modal={false}
        className="absolute inset-x-0 top-full z-20 mt-1.5 rounded border border-line bg-sheet p-1.5 shadow-sheet focus:outline-none"
      >
        {options.map((interest) => (
          <ListboxOption
            key={interest}
            value={interest}
            className="group flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 data-focus:bg-mint data-selected:font-semibold"
          >
            {interest}
            <Check
              aria-hidden
              className="size-5 text-evergreen-700 opacity-0 group-data-selected:opacity-100"
            />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </>
  );
}
