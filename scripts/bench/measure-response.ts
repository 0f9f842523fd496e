import { setTimeout as delay } from 'node:timers/promises';
import type { MeasuredControl } from './controls';
import { untilAtMost, untilHydrated, untilNetworkIdle, watchNextTouch } from './in-page';
import { openPhone } from './phone';

/** The pauses after the load event and before the second tap, in ms. */
const pause = { first: 2500, again: 1000 };
/** How long to wait for a control's response or for hydration, in ms. */
const timeout = 15_000;

/**
 * The time from the first tap of a visit to the frame with its effect, and the same for a tap after
 * hydration, in ms. The control is scrolled into view first.
 */
export async function measurePress(
  { path, control, reading, undo, rest = 0 }: MeasuredControl,
  siteUrl: string,
  executablePath: string,
) {
  const phone = await openPhone(executablePath);
  const timeTap = async () => {
    const point = await phone.find(control);
    await delay(rest);
    await phone.run(watchNextTouch, reading, timeout);
    await phone.tapAt(point);
    return phone.run(() => globalThis.responseTime);
  };
  try {
    await phone.visit(siteUrl + path);
    await delay(pause.first);
    const level = await phone.run(reading);
    const first = await timeTap();
    await phone.run(untilNetworkIdle);
    if (undo) {
      await undo(phone);
      await phone.run(untilAtMost, reading, level);
    }
    await delay(pause.again);
    return { first, hydrated: await timeTap() };
  } catch (error) {
    throw new Error(`"${control.name}" on ${path}`, { cause: error });
  } finally {
    await phone.close();
  }
}

/** The time from first paint to hydration of a page without input, in ms. */
export async function measureHydration(url: string, executablePath: string) {
  const phone = await openPhone(executablePath);
  try {
    await phone.visit(url);
    return (await phone.run(untilHydrated, timeout)) ?? Number.POSITIVE_INFINITY;
  } finally {
    await phone.close();
  }
}
