import { type ComponentType, Suspense, use } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Code in a chunk of its own, with the way to render it: at once where the code is there, else
 * through Suspense. `preload` fetches it once; it rejects if the code can't be had, and may then
 * be called again.
 */
export function deferred<Props extends object>(load: Loader<Props>) {
  let code: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () => {
    code ??= load().then(
      (module) => {
        // From these two, `use` knows that it need not suspend.
        Object.assign(code ?? {}, { status: 'fulfilled', value: module.default });
        return module.default;
      },
      (error) => {
        code = undefined;
        throw error;
      },
    );
    return code;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once a chunk, at module level.
  function Deferred(props: Props) {
    const Component = use(fetchCode());
    return <Component {...props} />;
  }
  return Object.assign(Deferred, { preload: () => fetchCode().then(() => {}) });
}

const sections = new Set<() => Promise<void>>();

/**
 * A section below the first screen: its prerendered markup stands until its code is there, which
 * nothing waits for but a change of page (see `preloadSections`).
 */
export function deferredSection<Props extends object = object>(load: Loader<Props>) {
  const Section = deferred(load);
  sections.add(Section.preload);
  return (props: Props) => (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}

/** Fetches the sections of every page whose code is there. */
export const preloadSections = async () => {
  await Promise.all([...sections].map((preload) => preload()));
};
