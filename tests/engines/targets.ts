/** Controls by name. */
export const link = (name: string, within = 'main') => ({ css: `${within} a`, name });
export const button = (name: string, within = 'body') => ({ css: `${within} button`, name });
export const summary = (name: string, within: string) => ({ css: `${within} summary`, name });
export const tab = (name: string) => ({ css: 'main [role=tab]', name });
export const option = (name: string) => ({ css: '[role=option]', name });
export const choice = (name: string, within = 'main') => ({
  css: `${within} .choices label`,
  name,
});
