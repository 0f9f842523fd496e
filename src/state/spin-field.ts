import type { ChangeEvent, KeyboardEvent } from 'react';
import { isComposing } from '@/lib/is-composing';

type Options = {
  text: string;
  onType: (text: string) => void;
  /** Called on blur. */
  onFinish: () => void;
  /** Handlers by key name; other keys type as usual. */
  keys: Readonly<Record<string, () => void>>;
};

/** Props of a spin button's text field, as in the APG. */
export const spinField = ({ text, onType, onFinish, keys }: Options) =>
  ({
    type: 'text',
    autoComplete: 'off',
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value),
    onBlur: onFinish,
    onKeyDown: (event: KeyboardEvent) => {
      const handler = keys[event.key];
      if (!handler || isComposing(event.nativeEvent)) return;
      handler();
      event.preventDefault();
    },
  }) as const;
