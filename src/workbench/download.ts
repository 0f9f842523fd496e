/** Downloads a file of JSON. */
export function download(name: string, content: object) {
  const blob = new Blob([JSON.stringify(content)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
