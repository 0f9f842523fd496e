import type { AnyStateMachine } from 'xstate';
import type { TextRole } from '../chart/chart';
import { nodesOf } from '../model/state-nodes';
import { transitionsOf } from '../model/transition-id';
import { writeContent } from './content';
import { writePill } from './pill';
import { plainStyle } from './style';
import type { Measure } from './text';

/** The widths of words, and of text that is never wrapped, in px, by role and text. */
export type Widths = ReadonlyMap<string, number>;

const keyOf = (text: string, role: TextRole) => `${role} ${text}`;

/** Measures all words of a machine's chart, so that a worker without its fonts can lay it out. */
export function measureWords(machine: AnyStateMachine, measure: Measure): Widths {
  const widths = new Map<string, number>();
  const add = (text: string, role: TextRole) => {
    const key = keyOf(text, role);
    const width = widths.get(key) ?? measure(text, role);
    widths.set(key, width);
    return width;
  };
  const measureAll: Measure = (text, role) => {
    // Only descriptions are wrapped.
    if (role !== 'description') return add(text, role);
    for (const word of [' ', ...text.split(' ')]) add(word, role);
    return measureIn(widths)(text, role);
  };
  for (const node of nodesOf(machine)) {
    writeContent(node, plainStyle, measureAll);
    for (const transition of transitionsOf(node)) writePill(transition, plainStyle, measureAll);
  }
  return widths;
}

/** Measures text by its own width, or by those of its words. */
export const measureIn =
  (widths: Widths): Measure =>
  (text, role) => {
    const known = widths.get(keyOf(text, role));
    if (known !== undefined) return known;
    const words = text.split(' ');
    const spaces = (words.length - 1) * (widths.get(keyOf(' ', role)) ?? 0);
    return words.reduce((sum, word) => sum + (widths.get(keyOf(word, role)) ?? 0), spaces);
  };
