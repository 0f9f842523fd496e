import { type ComponentType, use } from 'react';

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component in its own chunk. It suspends until its code has loaded, and then renders
 * synchronously, where `React.lazy` would flash its fallback. `preload` loads the code once, however
 * long that takes; it rejects if that fails, and can then be called again.
 */
export function deferred<Props extends object>(load: Loader<Props>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const fetchCode = () => {
    loading ??= load().then((module) => {
      Loaded = module.default;
      return Loaded;
    });
    return loading;
  };
  const preload = async () => {
    const attempt = fetchCode();
    try {
      await attempt;
    } catch (error) {
      if (loading === attempt) loading = undefined;
      throw error;
    }
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per chunk, at module level.
  function Deferred(props: Props) {
    // Rendering does not fetch again after a failure: it would never stop.
    const Component = Loaded ?? use(fetchCode());
    return <Component {...props} />;
  }
  return Object.assign(Deferred, { preload });
}
