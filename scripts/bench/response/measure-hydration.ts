import { untilHydrated } from './in-page';
import { openPhone } from './phone';

/** ms after which a page does not hydrate by itself. */
const patience = 15_000;

/** The ms from a page's first paint until it is hydrated, where nobody touches it. */
export async function measureHydration(url: string, executablePath: string) {
  const phone = await openPhone({ executablePath, isNetworkSlow: true });
  try {
    await phone.visit(url);
    return (await phone.run(untilHydrated, patience)) ?? Number.POSITIVE_INFINITY;
  } finally {
    await phone.close();
  }
}
