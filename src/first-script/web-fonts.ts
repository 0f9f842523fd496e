/**
 * Loads the fonts that the build names for visitors without script, and shows them all at once, so
 * that text is laid out anew only once. One that can't be had is done without.
 */
export async function showWebFonts(): Promise<void> {
  const rules = document.getElementById('web-fonts')?.textContent.match(/@font-face\s*{[^}]*}/g);
  const faces = (rules ?? []).map((rule) => {
    const of = (name: string) => new RegExp(`[{;]\\s*${name}:([^;}]+)`).exec(rule)?.[1] ?? '';
    return new FontFace(of('font-family').replace(/"/g, ''), of('src'), {
      weight: of('font-weight'),
      display: 'swap',
    });
  });
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  for (const load of loads) if (load.status === 'fulfilled') document.fonts.add(load.value);
}
