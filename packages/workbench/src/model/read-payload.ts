import { isRecord } from './is-object';

/** Parses a typed payload; undefined if it is not a JSON object. */
export function readPayload(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
