import { type ComponentType, use } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in its own chunk. It suspends until its code has loaded, and then renders
 * synchronously, where `React.lazy` would flash its fallback. `preload` loads the code once; it
 * rejects if that fails, and can then be called again.
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

  // biome-ignore lint/correctness/noComponentHookFactories: called once per chunk, at module level.
  function Deferred(props: Props) {
    const Component = Loaded ?? use(fetchCode());
    return <Component {...props} />;
  }
  return Object.assign(Deferred, { preload: () => fetchCode().then(() => {}) });
}
