import { expect, it } from 'vitest';
import { idsInState, namesInState } from '@/lib/active-states';

const door = { lock: { bolt: 'open', chain: 'loose' }, light: 'on' };

it('active states have ids, outermost first (ST-PAY-6)', () => {
  expect(idsInState(door, 'door'), 'ST-PAY-6').toEqual([
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

it('active states are named with their regions (ST-PAY-6)', () => {
  expect(namesInState(door), 'ST-PAY-6').toEqual(['bolt: open', 'chain: loose', 'light: on']);
  expect(namesInState('open')).toEqual(['open']);
});
