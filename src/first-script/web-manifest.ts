/** Links the web manifest, which browsers would fetch ahead of the first paint. */
export function linkWebManifest(): void {
  const href = document.getElementById('root')?.dataset.manifest;
  if (!href) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}
