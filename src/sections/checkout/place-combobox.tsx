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
  /** Search aliases by option. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  initial: string;
};

type Place = { name: string };

const noAliases = {};

/** Browsers add scrollable elements to the tab order; Tab must skip the list. */
const noTabStop = { tabIndex: -1 };

/** A searchable dropdown of places that opens on focus (CHK-2, ST-SELECT). */
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
  // Render typed text before the list, which takes 0.3 s on a slow phone. Arrow keys need the current
  // list, so they render it immediately. This only affects the priority of rendering.
  const deferred = useDeferredValue(matches);
  const [urgent, setUrgent] = useState(matches);
  const listed = urgent === matches ? matches : deferred;
  // New objects per search, so that Headless UI activates the best match instead of the chosen option.
  const places = useMemo(() => listed.map((name): Place => ({ name })), [listed]);
  /** Stops the event on autofill, which would make Headless UI open the list. */
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
            isHeadlessOpen={open}
            isBestMatchActive={activeIndex === 0 || listed !== matches}
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
    isHeadlessOpen: boolean;
    isBestMatchActive: boolean;
    onArrow: () => void;
  };

function Dropdown(props: DropdownProps) {
  const { label, autoComplete, isHeadlessOpen, isBestMatchActive, onArrow, ...combobox } = props;
  const { field, text, value, matches, isOpen, isUnmatched, toggle, dismiss, choose } = combobox;
  const button = useDisclosureSync(isHeadlessOpen, isOpen, toggle);
  const isListed = useDeferredValue(isOpen);
  /**
   * In a focused field, a click opens the list and selects the text, as focus does, and a click on the
   * arrow also closes the list.
   */
  const toggleOnPress = (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget, clientX } = event;
    if (document.activeElement !== currentTarget || !button.current) return;
    const isOnArrow = clientX >= button.current.getBoundingClientRect().left;
    if (!isOpen) {
      // By default, the click would place the caret after the selection.
      event.preventDefault();
      currentTarget.select();
    }
    if (!isOpen || isOnArrow) toggle();
  };
  const dismissOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  /** Selects the chosen value, but not text that was typed before React received the focus event. */
  const selectValue = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value === value) target.select();
  };
  /**
   * Headless UI chooses the active option on Enter and Tab. While that is only the best match of the
   * typed text, intercept:
   * - Enter: chooses the machine's best match, since the list may not be rendered yet.
   * - Tab: leaves the choice to the machine.
   */
  const interceptKeys = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) onArrow();
    if (!isBestMatchActive || text === value) return;
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
        onFocus={selectValue}
        onMouseDown={toggleOnPress}
        onKeyDown={dismissOnEscape}
        onKeyDownCapture={interceptKeys}
        className="h-12 w-full rounded border-[1.5px] border-ink-soft bg-sheet pr-12 pl-4"
      />
      {/* Clicks pass through to the field, so that they also focus it before hydration. */}
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
          className="absolute inset-x-0 top-full z-20 mt-1.5 rounded border-[1.5px] border-alert bg-sheet px-4 py-3 text-sm shadow-sheet"
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
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 leading-6 data-focus:bg-mint data-selected:font-semibold"
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
