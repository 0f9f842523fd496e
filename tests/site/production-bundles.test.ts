import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machines, tables } from '../../machines/tables';
import { readClauses } from '../../scripts/docs/clauses';
import { stateNodes, transitionsOf } from '../support/graph-paths';

const clauseIds = readClauses().map(({ id }) => id);

/** Chunks that only the workbench and `?inspect` load. */
const isForWorkbench =
  /^(statecharts|inspect-button|definitions\.excerpt|stately|elk.bundled|elk-worker\.min)-/;

const scripts = readdirSync('dist/site/assets').filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(`dist/site/assets/${name}`, 'utf8');
const [tools, visitors] = [true, false].map((wanted) =>
  scripts.filter((name) => isForWorkbench.test(name) === wanted).map(read),
);

const descriptions = Object.values(machines)
  .flatMap((machine) => [...stateNodes(machine), ...transitionsOf(machine)])
  .flatMap(({ description }) => description ?? []);
/** Names of situations that are sentences, which occur nowhere else. */
const situations = Object.values(tables)
  .flatMap((table) => Object.keys(table.situations))
  .filter((name) => /^[a-z]+( [a-z]+){3,}$/.test(name));
const namesClause = (code: string, id: string) => new RegExp(`\\b${id}\\b(?!-)`).test(code);

describe('the site’s bundles', () => {
  it('contain no description of a state or transition', () => {
    const found = descriptions.filter((text) => visitors?.some((code) => code.includes(text)));
    expect(found).toEqual([]);
  });

  it('contain no clause id', () => {
    const found = clauseIds.filter((id) => visitors?.some((code) => namesClause(code, id)));
    expect(found).toEqual([]);
  });

  it('contain no table', () => {
    const found = situations.filter((name) => visitors?.some((code) => code.includes(name)));
    expect(found).toEqual([]);
    const all = tools?.filter((code) => situations.every((name) => code.includes(name)));
    expect(all?.length).toBe(1);
  });

  it('lack descriptions and clauses, while the workbench and the inspector have them', () => {
    const all = tools?.filter((code) => descriptions.every((text) => code.includes(text)));
    expect(all?.length).toBe(2);
    expect(all?.every((code) => namesClause(code, 'ST-CART-5'))).toBe(true);
  });
});
