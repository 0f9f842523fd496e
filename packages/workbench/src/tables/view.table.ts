import { defineTable, nothing } from '../judge/table';
import { type Link, type Panel, panels, viewMachine } from '../machines/view.machine';

const chosen = (panel: Panel) => ({ type: 'panel.chosen' as const, panel });
const opened = (link: Link) => ({ type: 'link.opened' as const, link });
const part = (id: string) => ({ type: 'part.chosen' as const, id });
const machine = { type: 'machine.chosen' as const, machine: 'faq' };
const actor = { type: 'actor.chosen' as const, actor: 'faq 2', machine: 'faq' };
const step = { type: 'step.chosen' as const, at: 4, machine: 'faq', actor: 'faq 1' };
const released = { type: 'step.released' as const };
const acted = { type: 'actor.acted' as const, actor: 'faq 2', machine: 'faq' };
const toggled = { type: 'follow.toggled' as const };
const filtered = { type: 'filter.typed' as const, filter: 'event:item.added' };

const fresh = { machine: 'cart', actor: '', at: 0, selected: '', filter: '', clause: '' };
const atStep = { ...fresh, machine: 'faq', actor: 'faq 1', at: 4 };

type Follow = 'on' | 'off';
const newest = (panel: Panel, selection: Partial<typeof fresh> = {}, follow: Follow = 'on') => ({
  state: { step: 'newest' as const, follow, panel },
  context: { ...fresh, ...selection },
});
/** After something was chosen. */
const kept = (panel: Panel, selection: Partial<typeof fresh> = {}) =>
  newest(panel, selection, 'off');
const held = (selection: Partial<typeof fresh> = {}, panel: Panel = 'trace') => ({
  state: { step: 'held' as const, follow: 'off' as const, panel },
  context: { ...atStep, ...selection },
});

const opening = Object.fromEntries(
  panels.map((panel) => [panel, { after: [chosen(panel)], ...newest(panel) }]),
) as Record<Panel, ReturnType<typeof newest> & { after: ReturnType<typeof chosen>[] }>;

/** Transition table of the view. */
export const viewTable = defineTable(viewMachine, {
  input: { machine: 'cart' },
  start: newest('trace'),
  situations: {
    ...opening,
    'a chosen part': {
      after: [part('cart.empty')],
      ...kept('trace', { selected: 'cart.empty' }),
    },
    kept: { after: [toggled], ...kept('trace') },
    held: { after: [step], ...held() },
  },
  rows: [
    ...panels.flatMap((panel) => [
      ...panels.map((other) => [panel, chosen(other), newest(other)] as const),
      ...panels.map((other) => [panel, opened({ panel: other }), newest(other)] as const),
      [panel, opened({}), newest(panel)] as const,
      [panel, opened({ filter: 'a' }), newest(panel, { filter: 'a' })] as const,
      [panel, opened({ clause: 'LAMP-1' }), newest(panel, { clause: 'LAMP-1' })] as const,
      [panel, opened({ at: 4, machine: 'faq', actor: 'faq 1' }), held({}, panel)] as const,
      [panel, opened({ machine: 'faq' }), kept(panel, { machine: 'faq' })] as const,
      [panel, opened({ actor: 'cart 2' }), kept(panel, { actor: 'cart 2' })] as const,
      [panel, opened({ selected: 'cart.empty' }), kept(panel, { selected: 'cart.empty' })] as const,
      [panel, machine, kept(panel, { machine: 'faq' })] as const,
      [panel, actor, kept(panel, { machine: 'faq', actor: 'faq 2' })] as const,
      [panel, acted, newest(panel, { machine: 'faq', actor: 'faq 2' })] as const,
      [panel, toggled, kept(panel)] as const,
      [panel, step, held({}, panel)] as const,
      [panel, released, nothing] as const,
      [panel, part('cart.empty'), kept(panel, { selected: 'cart.empty' })] as const,
      [panel, filtered, newest(panel, { filter: 'event:item.added' })] as const,
    ]),
    ['a chosen part', part('cart.empty'), kept('trace')],
    ['a chosen part', part('cart.filled'), kept('trace', { selected: 'cart.filled' })],
    ['a chosen part', machine, kept('trace', { machine: 'faq' })],
    ['a chosen part', actor, kept('trace', { machine: 'faq', actor: 'faq 2' })],
    ['a chosen part', step, held()],
    ['a chosen part', acted, nothing],
    ['a chosen part', toggled, newest('trace', { selected: 'cart.empty' })],
    ['kept', machine, kept('trace', { machine: 'faq' })],
    ['kept', actor, kept('trace', { machine: 'faq', actor: 'faq 2' })],
    ['kept', part('cart.empty'), kept('trace', { selected: 'cart.empty' })],
    ['kept', step, held()],
    ['kept', released, nothing],
    ['kept', filtered, kept('trace', { filter: 'event:item.added' })],
    ['kept', acted, nothing],
    ['kept', toggled, newest('trace')],
    ['kept', chosen('events'), kept('events')],
    ['kept', opened({}), newest('trace')],
    ['kept', opened({ machine: 'faq' }), kept('trace', { machine: 'faq' })],
    ...panels.map((panel) => ['held', chosen(panel), held({}, panel)] as const),
    ['held', opened({ panel: 'clauses', at: 7 }), held({ at: 7 }, 'clauses')],
    ['held', opened({ machine: 'cart' }), kept('trace', { ...atStep, machine: 'cart' })],
    ['held', opened({}), newest('trace', atStep)],
    ['held', machine, held({ actor: '' })],
    ['held', actor, held({ actor: 'faq 2' })],
    ['held', { ...step, at: 5 }, held({ at: 5 })],
    ['held', released, kept('trace', atStep)],
    ['held', acted, nothing],
    ['held', toggled, newest('trace', atStep)],
    ['held', part('faq'), held({ selected: 'faq' })],
    ['held', filtered, held({ filter: 'event:item.added' })],
  ],
});
