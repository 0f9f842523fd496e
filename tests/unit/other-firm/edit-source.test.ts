import { describe, expect, it } from 'vitest';
import {
  applyEdits,
  entriesOf,
  findVariable,
  parseModule,
  valuesOf,
} from '../../../scripts/other-firm/edit-source';

const text = `const list = withIds<Plan>('plan', [{ name: 'A' }, { 'name': 'B' }] as const);`;
const program = parseModule(text);
const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);

describe('a TypeScript module', () => {
  it('has the entries of a list, also within a call', () => {
    expect(entriesOf(program, 'list').map(textOf)).toEqual([`{ name: 'A' }`, `{ 'name': 'B' }`]);
  });

  it('has the values of a property, whose name may be in quotes', () => {
    const values = valuesOf(findVariable(program, 'list'), 'name');
    expect(values.map(textOf)).toEqual([`'A'`, `'B'`]);
    const edits = values.map(({ start, end }) => ({ start, end, text: 'null' }));
    expect(applyEdits(text, edits)).toContain(`[{ name: null }, { 'name': null }]`);
  });

  it('is refused if it has no such variable, or is not TypeScript', () => {
    expect(() => findVariable(program, 'lists')).toThrow('lists');
    expect(() => parseModule('const = 1')).toThrow();
  });
});
