import { setTimeout as delay } from 'node:timers/promises';
import type { MeasuredControl } from './controls';
import { untilAllHasCome, untilDown, watchNextTouch } from './in-page';
import { openPhone } from './phone';

/** ms that pass after the load event before the first tap, and after all else before the other. */
const pause = { first: 2500, again: 1000 };
/** ms that a control may take to answer. */
const patience = 15_000;

/**
 * The ms from the first tap of a visit to the frame that shows its effect, and the same for a later
 * tap. A control below the screen is scrolled to just before.
 */
export async function measurePress(
  { path, control, reading, undo }: MeasuredControl,
  siteUrl: string,
  executablePath: string,
) {
  const phone = await openPhone({ executablePath, isNetworkSlow: true });
  const answerToTap = async () => {
    const point = await phone.find(control);
    await phone.run(watchNextTouch, reading, patience);
    await phone.tapAt(point);
    return phone.run(() => globalThis.answer);
  };
  try {
    await phone.visit(siteUrl + path);
    await delay(pause.first);
    const level = await phone.run(reading);
    const first = await answerToTap();
    await phone.run(untilAllHasCome);
    if (undo) {
      await undo(phone);
      await phone.run(untilDown, reading, level);
    }
    await delay(pause.again);
    return { first, awake: await answerToTap() };
  } catch (error) {
    throw new Error(`"${control.name}" on ${path}`, { cause: error });
  } finally {
    await phone.close();
  }
}
