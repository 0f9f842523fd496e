import { type ComponentType, use } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in a chunk of its own, rendered at once where its code is there, else through
 * Suspense: `React.lazy` would show its fallback for a moment even then. `preload` fetches the
 * code once; it rejects if the code can't be had, and may then be called again.
 */
export function deferred<Props extends object>(load: Loader<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module.default;
        return Loaded;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once a chunk, at module level.
  function Deferred(props: Props) {
    const Component = Loaded ?? use(fetchCode());
    return <Component {...props} />;
  }
  return Object.assign(Deferred, { preload: () => fetchCode().then(() => {}) });
}
