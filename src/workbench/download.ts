/** Downloads a file. */
export function download({ name, content }: { name: string; content: BlobPart }, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
