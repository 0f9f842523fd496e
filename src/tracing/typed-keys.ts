import type { TypedKeys } from 'statechart-workbench/headless';

/** Where machines have what visitors typed into forms: traces show and save it as bullets. */
export const typedKeys: TypedKeys = {
  form: ['value', 'values'],
  newsletter: ['email'],
};
