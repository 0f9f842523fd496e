/** Where machines have what visitors typed into forms: traces show and save it as bullets. */
export const typedKeys: Readonly<Record<string, readonly string[]>> = {
  form: ['value', 'values'],
  newsletter: ['email'],
};
