import { expect, it } from 'vitest';
import { idsInState, namesInState } from '@/lib/active-states';

const door = { lock: { bolt: 'open', chain: 'loose' }, light: 'on' };

it('active states have ids, outermost first', () => {
  expect(idsInState(door, 'door')).toEqual([
    'door.lock',
    'door.lock.bolt',
    'door.lock.bolt.open',
    'door.lock.chain',
    'door.lock.chain.loose',
    'door.light',
    'door.light.on',
  ]);
  expect(idsInState('open', 'door')).toEqual(['door.open']);
});

it('active states are named with their regions', () => {
  expect(namesInState(door)).toEqual(['bolt: open', 'chain: loose', 'light: on']);
  expect(namesInState('open')).toEqual(['open']);
});
