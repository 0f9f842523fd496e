import { type ComponentType, Suspense, use } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Code in a chunk of its own, with the way to render it: at once where the code is there, else
 * through Suspense. `preload` fetches it once; it rejects if the code can't be had, and may then
 * be called again.
 */
export function deferred<Props extends object>(load: Loader<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () => {
    pending ??= load().then(
      (module) => {
        loaded = module.default;
        return module.default;
      },
      (error) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once a chunk, at module level.
  function Deferred(props: Props) {
    const Component = loaded ?? use(fetchCode());
    return <Component {...props} />;
  }
  return Object.assign(Deferred, { preload: () => fetchCode().then(() => {}) });
}

const sections = new Set<() => Promise<void>>();

/**
 * A section below the first screen: its prerendered markup stands until its code is there, which
 * nothing waits for but a change of page (see `preloadSections`).
 */
export function deferredSection(load: Loader<object>) {
  const Section = deferred(load);
  sections.add(Section.preload);
  return () => (
    <Suspense>
      <Section />
    </Suspense>
  );
}

/** Fetches the sections of every page whose code is there. */
export const preloadSections = async () => {
  await Promise.all([...sections].map((preload) => preload()));
};
