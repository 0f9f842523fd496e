import type { ChangeEvent, KeyboardEvent } from 'react';
import { useTypedText } from './use-typed-text';

type Options = {
  text: string;
  onType: (text: string) => void;
  /** The visitor has left the field. */
  onFinish: () => void;
  /** What each key does, by its name; other keys type. */
  keys: Readonly<Record<string, () => void>>;
};

/** The props of the text field of a spin button, after the APG. */
export function useSpinField({ text, onType, onFinish, keys }: Options) {
  const ref = useTypedText(text, onType, onFinish);
  return {
    ref,
    type: 'text',
    autoComplete: 'off',
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value),
    onBlur: onFinish,
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act) return;
      act();
      event.preventDefault();
    },
  } as const;
}
