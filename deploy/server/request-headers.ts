import type { Encoding } from './site-files';

/** The smallest of the available encodings that an Accept-Encoding header allows. */
export function chooseEncoding(
  header: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(coding, weight ? Number(weight.slice(2)) : 1);
  }
  const isAllowed = (encoding: Encoding) =>
    available[encoding] && (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(isAllowed) ?? 'identity';
}

/** Whether an If-None-Match header names this tag; compared weakly, as for every GET. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strip = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => strip(tag) === strip(etag));
}

/** A part of a file, in bytes, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * The one range that a Range header asks of `size` bytes. `whole` stands for a header that is
 * absent, malformed, multiple or not worth a part; `unsatisfiable` for one beyond the end.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  if (start >= size) return 'unsatisfiable';
  // sirv reads an end of 0 as "to the end".
  return end === 0 ? 'whole' : { start, end };
}
