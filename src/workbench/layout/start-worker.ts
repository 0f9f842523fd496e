type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

let policy: Policy | undefined;

/**
 * Starts a worker of the page's own origin. Where scripts need trusted types, their policy is named
 * `workbench`, which the page has to allow.
 */
export function startWorker(url: string, options?: WorkerOptions): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('workbench', {
    createScriptURL: (text) => {
      if (new URL(text, location.href).origin === location.origin) return text;
      throw new TypeError(`${text} is on another origin.`);
    },
  });
  return new Worker(policy?.createScriptURL(url) ?? url, options);
}
