import type { FormEvent } from 'react';

/** An `onReset` handler that keeps the text: React resets a form after its action. */
export const keepText = (event: FormEvent) => event.preventDefault();
