import { comparePictures, type Difference } from './compare-pictures';

export type Build = 'before' | 'after';

export type Found = { difference: Difference; pictures: Record<Build, Buffer> };

/** How often both builds are pictured. */
const attempts = 3;

/** The most pixels that antialiasing can be the reason for; it has been seen to change a dozen. */
const noise = 500;

/**
 * Pictures both builds and compares them. A few differing pixels count only if they differ each time,
 * since the browser now and then antialiases an edge one level lighter or darker.
 */
export async function findDifference(
  take: (build: Build) => Promise<Buffer>,
): Promise<Found | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const pictures = { before: await take('before'), after: await take('after') };
    const difference = comparePictures(pictures.before, pictures.after);
    if (!difference) return undefined;
    if (difference.pixels > noise || attempt === attempts) return { difference, pictures };
  }
}
