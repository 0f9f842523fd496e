/** Makes screen readers announce a text; the live region is in `index.html`. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
