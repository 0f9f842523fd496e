import { ComboboxButton, ComboboxInput } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { Icon } from '@/components/icon';
import { isComposing } from '@/lib/is-composing';
import type { useCombobox } from '@/state/use-combobox';
import { useListSync } from '@/state/use-list-sync';
import type { Place } from './place-list';

type Props = {
  label: string;
  autoComplete: string;
  place: ReturnType<typeof useCombobox>;
  isListOpen: boolean;
  /** Whether Headless UI has the best match active because the visitor has chosen no other yet. */
  isBestMatchActive: boolean;
  /** Renders a list that lags behind the text. */
  renderList: () => void;
};

/** The field of a place, with an arrow that opens and closes the list. */
export function PlaceField(props: Props) {
  const { label, autoComplete, place, isListOpen, isBestMatchActive, renderList } = props;
  const { field, text, value, isOpen, open, close, dismiss } = place;
  const button = useListSync(place, isListOpen);
  /** Selects the chosen value, but not text that was typed before React received the focus event. */
  const selectValue = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value === value) target.select();
  };
  /** In a focused field, a press opens the list as focus does, and one on the arrow also closes it. */
  const toggleOnPress = (event: MouseEvent<HTMLInputElement>) => {
    const { currentTarget, clientX } = event;
    if (document.activeElement !== currentTarget || !button.current) return;
    const isOnArrow = clientX >= button.current.getBoundingClientRect().left;
    if (!isOpen) {
      // By default, the press would place the caret after the selection.
      event.preventDefault();
      currentTarget.select();
    }
    if (!isOpen) open();
    else if (isOnArrow) close();
  };
  const dismissOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  /** Before Headless UI: keys that move through the list or choose from it need the current one. */
  const prepareKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      // Headless UI would take all but Enter from the input method. Letters tell it that one types.
      if (/^(Arrow|Enter|Home|End|Page|Escape|Tab)/.test(event.key)) event.stopPropagation();
      return;
    }
    if (/^(Arrow|Enter|Home|End|Page)/.test(event.key)) renderList();
    // Headless UI would choose the best match although another matches equally well.
    if (event.key === 'Tab' && isBestMatchActive) event.stopPropagation();
  };
  return (
    <>
      <EarlyText read={place.readEarlyText} />
      <ComboboxInput
        ref={field}
        autoComplete={autoComplete}
        value={text}
        displayValue={({ name }: Place) => name}
        onFocus={selectValue}
        onMouseDown={toggleOnPress}
        onKeyDown={dismissOnEscape}
        onKeyDownCapture={prepareKey}
        className="min-h-12 w-full rounded border-[1.5px] border-edge bg-well py-2 pr-12 pl-4 narrow:pr-10"
      />
      {/* Presses pass through to the field, so that they also focus it before hydration. */}
      <ComboboxButton
        ref={button}
        aria-label={`Show the list: ${label}`}
        className="pointer-events-none absolute inset-y-0 right-0 grid w-12 place-items-center"
      >
        <Icon
          icon={ChevronDown}
          className={`size-5 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </ComboboxButton>
    </>
  );
}

/** Its effect runs before those of the sibling that follows it. */
function EarlyText({ read }: { read: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mounting.
  useEffect(read, []);
  return null;
}
