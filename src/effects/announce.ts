/** Announces a text to screen readers through the live region in `index.html`. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
