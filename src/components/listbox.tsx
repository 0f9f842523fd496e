import { Check, ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { reveal } from '@/lib/reveal';

type Props = {
  label: string;
  name: string;
  options: readonly string[];
  value: string;
  isOpen: boolean;
  /** The id of a separate form whose action is `onToggle`, which React replays after hydration. */
  toggleForm: string;
  onToggle: () => void;
  onChoose: (option: string) => void;
};

/** The option that an arrow key, Home, End or a first letter moves focus to from `index`. */
function optionFor(key: string, list: readonly HTMLElement[], index: number) {
  const indexes: Record<string, number> = {
    ArrowDown: Math.min(index + 1, list.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    Home: 0,
    End: list.length - 1,
  };
  const target = indexes[key];
  if (target !== undefined) return list[target];
  const fromNext = [...list.slice(index + 1), ...list.slice(0, index + 1)];
  return fromNext.find(({ textContent }) =>
    textContent.toLowerCase().startsWith(key.toLowerCase()),
  );
}

/** A single-choice dropdown: the APG's collapsible listbox. */
export function Listbox(props: Props) {
  const { label, name, options, value, isOpen, toggleForm, onToggle, onChoose } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    button.current?.focus();
    onToggle();
  };
  const choose = (option: string) => {
    button.current?.focus();
    onChoose(option);
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) onToggle();
  };
  const openOnArrow = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    onToggle();
  };
  const moveOrChoose = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    if (key === 'Tab') return;
    event.preventDefault();
    const list = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
    const index = list.indexOf(target as HTMLElement);
    if (key === 'Escape') close();
    else if (key === 'Enter' || key === ' ') choose(options[index] ?? value);
    else optionFor(key, list, index)?.focus();
  };
  const showList = (list: HTMLElement | null) => {
    list?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    reveal(list);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles the loss of focus.
    <div onBlur={closeOnLeave}>
      <span id={`${id}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      <input type="hidden" name={name} value={value} />
      <div className="relative">
        <button
          ref={button}
          type="submit"
          form={toggleForm}
          id={`${id}-button`}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onKeyDown={isOpen ? undefined : openOnArrow}
          className="group flex min-h-12 w-full items-center justify-between gap-3 rounded border-[1.5px] border-ink-soft bg-sheet px-4 py-2 text-left"
        >
          {value}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-200 group-aria-expanded:rotate-180"
          />
        </button>
        {isOpen && (
          <div
            ref={showList}
            role="listbox"
            tabIndex={-1}
            aria-labelledby={`${id}-label`}
            onKeyDown={moveOrChoose}
            className="absolute inset-x-0 top-full z-20 mt-1.5 rounded border border-line bg-sheet p-1.5 shadow-sheet focus:outline-none"
          >
            {options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox handles keys.
              <div
                key={option}
                role="option"
                tabIndex={-1}
                aria-selected={option === value}
                onClick={() => choose(option)}
                onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
                className="group flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 outline-none focus:bg-mint aria-selected:font-semibold"
              >
                {option}
                <Check
                  aria-hidden
                  className="size-5 text-evergreen-700 opacity-0 group-aria-selected:opacity-100"
                />
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
