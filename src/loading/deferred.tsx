import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { watchView } from '@/lib/watch-view';
import { holdInput } from './hold-input';

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

/** Whether the page on screen is the one whose markup came with the document. */
export const prerendered = { isShown: false };

/**
 * A section below the first screen, or a field with much code. Its prerendered markup stands until
 * it comes within a screen's height of the visitor; only then is its code fetched and run. On a
 * page that came without a document it is there at once (see `preloadSections`).
 */
export function deferredSection<Props extends object = object>(load: Loader<Props>) {
  const Section = deferred(load);
  sections.add(Section.preload);
  return (props: Props) => (
    <WhenNear load={Section.preload}>
      <Section {...props} />
    </WhenNear>
  );
}

type WhenNearProps = { load: () => Promise<void>; children: ReactNode };

function WhenNear({ load, children }: WhenNearProps) {
  const { place, turn, onAwake } = useTurn(load);
  return (
    <div ref={place}>
      <Suspense>
        <Awaiting turn={turn} onAwake={onAwake}>
          {children}
        </Awaiting>
      </Suspense>
    </div>
  );
}

/**
 * A promise that is kept once the element at `place` has come near and its code is there; until
 * then, or where it can't be had, the markup stands, and what visitors do to it is held until
 * `onAwake`. Null where nothing need wait.
 */
function useTurn(load: () => Promise<void>) {
  const place = useRef<HTMLDivElement>(null);
  const [pending] = useState(() => (prerendered.isShown ? createPending() : null));
  const release = useRef<ReturnType<typeof holdInput>>(undefined);
  useEffect(() => {
    const section = place.current;
    if (!pending || !section) return;
    release.current = holdInput((element) => section.contains(element));
    const onChange = (isNear: boolean) => {
      // Where it fails, the next time that it comes near is another chance.
      if (isNear) load().then(pending.keep, () => {});
    };
    const unwatch = watchView(section, onChange, { rootMargin: '100%' });
    return () => {
      unwatch();
      release.current?.({ isRepeated: false });
    };
  }, [pending, load]);
  const onAwake = useCallback(() => void release.current?.({ isRepeated: true }), []);
  return { place, turn: pending?.turn ?? null, onAwake };
}

function createPending() {
  let keep = () => {};
  const turn = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { turn, keep };
}

type AwaitingProps = { turn: Promise<void> | null; onAwake: () => void; children: ReactNode };

function Awaiting({ turn, onAwake, children }: AwaitingProps) {
  if (turn) use(turn);
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Fetches the sections of every page whose code is there. */
export const preloadSections = async () => {
  await Promise.all([...sections].map((preload) => preload()));
};
