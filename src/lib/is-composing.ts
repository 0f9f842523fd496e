/**
 * Whether a key belongs to an input method that composes text. In Safari, the Enter that ends a
 * composition comes after it and has only the code.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) =>
  isComposing || keyCode === 229;
