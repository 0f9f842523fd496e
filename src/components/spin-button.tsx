import { type IconNode, Minus, Plus } from 'lucide';
import type { ComponentProps, KeyboardEvent, MouseEvent, Ref } from 'react';
import { isComposing } from '@/lib/is-composing';
import { ActionButton } from './button';
import { TextControl } from './field';
import { Icon } from './icon';

type Spin = {
  ref: Ref<HTMLInputElement>;
  text: string;
  /** Whether the buttons have an effect. They are focusable either way. */
  canIncrement: boolean;
  canDecrement: boolean;
  increment: () => void;
  decrement: () => void;
  type: (text: string) => void;
  finish: () => void;
  discard: () => void;
};

type Props = ComponentProps<typeof TextControl> & {
  spin: Spin;
  labels: { increment: string; decrement: string };
  /** Called when a button is pressed, before it takes the focus. */
  onButtonDown?: (event: MouseEvent) => void;
};

/** A field for a number between two buttons, as in the APG. Leaving the field finishes the number. */
export function SpinButton({ spin, labels, onButtonDown, ...field }: Props) {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: spin.increment,
    ArrowDown: spin.decrement,
    Enter: spin.finish,
    Escape: spin.discard,
  };
  const handleKey = (event: KeyboardEvent) => {
    const handler = keys[event.key];
    if (!handler || isComposing(event.nativeEvent)) return;
    handler();
    event.preventDefault();
  };
  const step = (label: string, icon: IconNode, isEnabled: boolean, onPress: () => void) => (
    <ActionButton
      aria-label={label}
      aria-disabled={!isEnabled}
      onMouseDown={onButtonDown}
      onPress={onPress}
      className="grid size-11 shrink-0 self-center place-items-center rounded-sm hover:bg-mint aria-disabled:cursor-default aria-disabled:text-ink-soft/50 aria-disabled:hover:bg-transparent"
    >
      <Icon icon={icon} className="size-4" />
    </ActionButton>
  );
  return (
    <div
      className={`flex rounded border-[1.5px] bg-well ${field.isInvalid ? 'border-alert' : 'border-edge'}`}
    >
      {step(labels.decrement, Minus, spin.canDecrement, spin.decrement)}
      <TextControl
        {...field}
        ref={spin.ref}
        role="spinbutton"
        autoComplete="off"
        value={spin.text}
        onChange={({ currentTarget }) => spin.type(currentTarget.value)}
        onBlur={spin.finish}
        onKeyDown={handleKey}
      />
      {step(labels.increment, Plus, spin.canIncrement, spin.increment)}
    </div>
  );
}
