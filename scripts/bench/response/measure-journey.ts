import { takeJourney } from './journey';
import { openPhone } from './phone';

type Interaction = { id: number; start: number; duration: number };

declare global {
  var interactions: Interaction[];
}

/** Runs in the page before its scripts: records interactions that take a frame or longer. */
const recordInteractions = () => {
  globalThis.interactions = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id, startTime: start, duration } = entry;
      if (id) globalThis.interactions.push({ id, start, duration });
    }
  });
  const every = { type: 'event', durationThreshold: 16, buffered: true };
  observer.observe(every);
};

/**
 * Runs in the page: resolves when it is idle without running transitions, or after 2 s, because
 * something off screen can move forever.
 */
const untilSettled = async () => {
  const start = performance.now();
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  } while (
    document.getAnimations().some((animation) => animation instanceof CSSTransition) &&
    performance.now() < start + 2000
  );
};

/**
 * The longest interaction of each kind on a slowed phone, in ms, from the Event Timing API: in steps
 * of 8, at least 16. The network is not slowed.
 */
export async function measureJourney(url: string, executablePath: string) {
  const phone = await openPhone({ executablePath, isNetworkSlow: false });
  const steps: { kind: string; at: number }[] = [];
  const step = async (kind: string, act: () => Promise<unknown>) => {
    steps.push({ kind, at: await phone.run(() => performance.now()) });
    try {
      await act();
    } catch (error) {
      throw new Error(`Step ${steps.length}, ${kind}`, { cause: error });
    }
    await phone.run(untilSettled);
  };
  try {
    await phone.visit(url, recordInteractions);
    await takeJourney(phone, step);
    const interactions = await phone.run(() => globalThis.interactions);
    const worst = Object.fromEntries(steps.map(({ kind }) => [kind, 16]));
    for (const { start, duration } of interactions) {
      const kind = steps.findLast(({ at }) => at <= start)?.kind ?? '';
      worst[kind] = Math.max(worst[kind] ?? 0, duration);
    }
    return { worst, count: steps.length };
  } finally {
    await phone.close();
  }
}
