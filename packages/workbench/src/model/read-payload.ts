import { isRecord } from './is-object';

/** Parses a typed payload; if it is not a JSON object, returns a sentence that says so. */
export function readPayload(text: string): Record<string, unknown> | string {
  if (!text.trim()) return 'Nothing is typed. To send it without a payload, type {}.';
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : 'Not an object. A payload is one, such as {"id": 1}.';
  } catch {
    return 'Not valid JSON.';
  }
}
