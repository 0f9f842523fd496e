import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { judgeTrace } from '@/workbench/judge/judge';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { aliveActors, rebuildSnapshots } from '@/workbench/restart/rebuild-snapshot';
import { oracle } from '../../traces/oracle';

describe('the golden visit', () => {
  const trace = parseTrace(readFileSync('tests/traces/visit.json', 'utf8'));
  const steps = judgeTrace(trace, oracle);

  it('has a snapshot after every step that matches the recording', () => {
    const strays: string[] = [];
    let checked = 0;
    for (const [at, step] of steps.entries()) {
      const [alive] = aliveActors(steps.slice(0, at + 1), [], at).filter(
        ({ name }) => name === step.actor,
      );
      if (!alive) continue;
      checked += 1;
      const [rebuilt] = rebuildSnapshots(oracle, [alive]);
      const machine = oracle.machines[step.machine] as AnyStateMachine;
      const stood = createActor(machine, { snapshot: rebuilt?.snapshot as never }).getSnapshot();
      const isSame =
        JSON.stringify(stood.value) === JSON.stringify(step.to) &&
        JSON.stringify(stood.context) === JSON.stringify(step.context);
      if (!isSame || stood.status !== 'active') strays.push(`step ${at + 1}: ${step.actor}`);
    }
    expect(strays).toEqual([]);
    expect(checked).toBe(steps.filter(({ kind }) => kind !== 'stopped').length);
  });

  it('has snapshots of all alive actors after every step', () => {
    for (const at of steps.keys()) {
      const alive = aliveActors(steps, trace.actors ?? [], at);
      const names = alive.map(({ name }) => name);
      const apart = alive.filter(({ id, parent = '' }) => id || !names.includes(parent));
      expect(rebuildSnapshots(oracle, alive)).toHaveLength(apart.length);
    }
  });
});
