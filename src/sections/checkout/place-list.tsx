import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Check } from 'lucide';
import { useDeferredValue } from 'react';
import { Icon } from '@/components/icon';
import type { useCombobox } from '@/state/use-combobox';
import { reveal } from '@/state/use-list-sync';

export type Place = { name: string };

/** Browsers add scrollable elements to the tab order; Tab must skip the list. */
const noTabStop = { tabIndex: -1 };

/** The open list of matching places, or that none matches. */
export function PlaceList({ place }: { place: ReturnType<typeof useCombobox> }) {
  const { value, isOpen, isUnmatched } = place;
  // The press or key that opens the list shows its effect in the field first.
  const isListed = useDeferredValue(isOpen);
  return (
    <>
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
          className={`absolute inset-x-0 top-full z-20 mt-1.5 max-h-[clamp(4rem,100dvh-10rem,18rem)] overflow-y-auto rounded border border-edge bg-sheet p-1.5 shadow-sheet ${isUnmatched ? 'hidden' : ''}`}
        >
          {({ option }: { option: Place }) => (
            <ComboboxOption
              value={option}
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 leading-6 data-focus:bg-mint data-selected:font-semibold"
            >
              <span>{option.name}</span>
              {option.name === value && <Icon icon={Check} className="size-5 text-evergreen-700" />}
            </ComboboxOption>
          )}
        </ComboboxOptions>
      )}
    </>
  );
}
