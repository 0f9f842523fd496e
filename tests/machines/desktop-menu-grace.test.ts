import { desktopMenuMachine } from '@machines/desktop-menu.machine';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

const closed = { state: 'closed', openId: null };
const over = (openId: string) => ({ state: { peeked: 'hovered' }, openId });
const leaving = (openId: string) => ({ state: { peeked: 'leaving' }, openId });

/** A running menu on a simulated clock. */
function startMenu() {
  const clock = new SimulatedClock();
  const actor = createActor(desktopMenuMachine, { clock }).start();
  return {
    enter: (id: string) => actor.send({ type: 'group.entered', id }),
    leave: () => actor.send({ type: 'group.left' }),
    press: (id: string) => actor.send({ type: 'group.pressed', id }),
    dismiss: () => actor.send({ type: 'menu.dismissed' }),
    pass: (ms: number) => clock.increment(ms),
    shown: () => {
      const { value, context } = actor.getSnapshot();
      return { state: value, openId: context.openId };
    },
  };
}

test('a submenu closes 180 ms after the mouse leaves', () => {
  const menu = startMenu();
  menu.enter('shop');
  menu.pass(10_000);
  expect(menu.shown()).toEqual(over('shop'));
  menu.leave();
  menu.pass(179);
  expect(menu.shown()).toEqual(leaving('shop'));
  menu.pass(1);
  expect(menu.shown()).toEqual(closed);
});

test('each time the mouse leaves, the delay is 180 ms', () => {
  const menu = startMenu();
  menu.enter('shop');
  menu.leave();
  menu.pass(100);
  menu.enter('blog');
  menu.leave();
  menu.pass(179);
  expect(menu.shown()).toEqual(leaving('blog'));
  menu.pass(1);
  expect(menu.shown()).toEqual(closed);
});

test('leaving again does not extend the delay', () => {
  const menu = startMenu();
  menu.enter('shop');
  menu.leave();
  menu.pass(100);
  menu.leave();
  menu.pass(80);
  expect(menu.shown()).toEqual(closed);
});
