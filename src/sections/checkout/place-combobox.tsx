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
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { reveal } from '@/lib/reveal';
import { useCombobox } from '@/state/use-combobox';
import { useDisclosureSync } from '@/state/use-disclosure-sync';

type Props = {
  label: string;
  name: string;
  autoComplete: string;
  options: readonly string[];
  /** Other names that an option is found by. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  initial: string;
};

type Place = { name: string };

const noAliases = {};

/** Browsers put scrollable elements into the tab order, so Tab would go to the list. */
const noTabStop = { tabIndex: -1 };

/** A searchable dropdown of places, which opens as soon as it is focused (CHK-2, ST-SELECT). */
export function PlaceCombobox({
  label,
  name,
  autoComplete,
  options,
  aliases = noAliases,
  initial,
}: Props) {
  const combobox = useCombobox({ options, aliases, value: initial });
  const { value, matches, report, choose } = combobox;
  // Typing shows before the list changes, which takes a slow phone 0.3 s. An arrow key moves
  // through the list, so it has the current matches drawn at once. This is not state of the
  // combobox, only the priority of its rendering.
  const deferred = useDeferredValue(matches);
  const [urgent, setUrgent] = useState(matches);
  const listed = urgent === matches ? matches : deferred;
  // New objects for each search, so that Headless UI marks the best match and not the chosen one.
  const places = useMemo(() => listed.map((name): Place => ({ name })), [listed]);
  /** Stopped, because Headless UI would open the list of a field that the browser fills in. */
  const reportChange = (event: ChangeEvent<HTMLInputElement>) => {
    report(event.target.value);
    if (document.activeElement !== event.target) event.stopPropagation();
  };
  return (
    <Field onChangeCapture={reportChange}>
      <Label className="mb-1.5 block text-sm font-semibold">
        {label}
        <span aria-hidden> *</span>
      </Label>
      <Combobox
        as="div"
        immediate
        by="name"
        value={{ name: value }}
        virtual={{ options: places }}
        onChange={(place: Place | null) => place && choose(place.name)}
        className="relative"
      >
        {({ open, activeIndex }) => (
          <Dropdown
            label={label}
            autoComplete={autoComplete}
            isInnerOpen={open}
            isBestMarked={activeIndex === 0 || listed !== matches}
            onArrow={() => flushSync(() => setUrgent(matches))}
            {...combobox}
          />
        )}
      </Combobox>
      <input type="hidden" name={name} value={value} />
    </Field>
  );
}

type DropdownProps = Pick<Props, 'label' | 'autoComplete'> &
  ReturnType<typeof useCombobox> & {
    isInnerOpen: boolean;
    isBestMarked: boolean;
    onArrow: () => void;
  };

function Dropdown(props: DropdownProps) {
  const { label, autoComplete, isInnerOpen, isBestMarked, onArrow, ...combobox } = props;
  const { field, text, value, matches, isOpen, isUnmatched, toggle, dismiss, choose } = combobox;
  const button = useDisclosureSync(isInnerOpen, isOpen, toggle);
  const isListed = useDeferredValue(isOpen);
  /** Focus opens the list. In a focused field, a press opens it too, and one on the arrow closes it. */
  const toggleOnPress = ({ currentTarget, clientX }: MouseEvent) => {
    if (document.activeElement !== currentTarget || !button.current) return;
    const isOnArrow = clientX >= button.current.getBoundingClientRect().left;
    if (!isOpen || isOnArrow) toggle();
  };
  const dismissOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  /** Text that was typed before React heard of the focus must not be typed over. */
  const selectChosen = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value === value) target.select();
  };
  /**
   * Headless UI would choose the marked option on Tab and Enter. While that is only the best match,
   * Tab leaves the choice to the machine, and Enter takes the best match of what is typed, which the
   * list may not show yet.
   */
  const chooseBestMatch = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) onArrow();
    if (!isBestMarked || text === value) return;
    const [best] = matches;
    if (event.key === 'Enter' && best) {
      event.preventDefault();
      choose(best);
    } else if (event.key !== 'Tab') return;
    event.stopPropagation();
  };
  return (
    <>
      <ComboboxInput
        ref={field}
        autoComplete={autoComplete}
        value={text}
        displayValue={({ name }: Place) => name}
        onFocus={selectChosen}
        onMouseDown={toggleOnPress}
        onKeyDown={dismissOnEscape}
        onKeyDownCapture={chooseBestMatch}
        className="min-h-12 w-full rounded border-[1.5px] border-ink-soft bg-sheet py-2.5 pr-12 pl-4"
      />
      {/* Presses fall through to the field, so that they focus it before hydration too. */}
      <ComboboxButton
        ref={button}
        aria-label={`Show the list: ${label}`}
        className="pointer-events-none absolute inset-y-0 right-0 grid w-12 place-items-center"
      >
        <ChevronDown
          aria-hidden
          className={`size-5 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </ComboboxButton>
      {isUnmatched && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-20 mt-1.5 rounded border border-line bg-sheet px-4 py-3 text-sm shadow-sheet"
        >
          No match in the list.
        </p>
      )}
      {isListed && (
        <ComboboxOptions
          ref={reveal}
          modal={false}
          {...noTabStop}
          className={`absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded border border-line bg-sheet p-1.5 shadow-sheet ${isUnmatched ? 'hidden' : ''}`}
        >
          {({ option }: { option: Place }) => (
            <ComboboxOption
              value={option}
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-sm px-3 data-focus:bg-mint data-selected:font-semibold"
            >
              {option.name}
              {option.name === value && <Check aria-hidden className="size-5 text-evergreen-700" />}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      )}
    </>
  );
}
