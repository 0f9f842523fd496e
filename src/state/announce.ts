/** Has screen readers say a text politely; `index.html` holds the live region. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
