import { untilHydrated } from './in-page';
import { openPhone } from './phone';

/** How long to wait for hydration, in ms. */
const timeout = 15_000;

/** The time from first paint to hydration of a page without input, in ms. */
export async function measureHydration(url: string, executablePath: string) {
  const phone = await openPhone({ executablePath, isNetworkSlow: true });
  try {
    await phone.visit(url);
    return (await phone.run(untilHydrated, timeout)) ?? Number.POSITIVE_INFINITY;
  } finally {
    await phone.close();
  }
}
