import { defineTable, nothing } from '../judge/table';
import { type Link, type Panel, panels, viewMachine } from '../machines/view.machine';

const chosen = (panel: Panel) => ({ type: 'panel.chosen' as const, panel });
const opened = (link: Link) => ({ type: 'link.opened' as const, link });
const part = (id: string) => ({ type: 'part.chosen' as const, id });
const machine = { type: 'machine.chosen' as const, machine: 'faq' };
const actor = { type: 'actor.chosen' as const, actor: 'faq 2', machine: 'faq' };
const step = { type: 'step.chosen' as const, at: 4, machine: 'faq', actor: 'faq 1' };
const released = { type: 'step.released' as const };
const filtered = { type: 'filter.typed' as const, filter: 'event:item.added' };

const fresh = { machine: 'cart', actor: '', at: 0, selected: '', filter: '', clause: '' };
const atStep = { ...fresh, machine: 'faq', actor: 'faq 1', at: 4 };

const newest = (panel: Panel, selection: Partial<typeof fresh> = {}) => ({
  state: { step: 'newest' as const, panel },
  context: { ...fresh, ...selection },
});
const held = (selection: Partial<typeof fresh> = {}, panel: Panel = 'trace') => ({
  state: { step: 'held' as const, panel },
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
      ...newest('trace', { selected: 'cart.empty' }),
    },
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
      [panel, machine, newest(panel, { machine: 'faq' })] as const,
      [panel, actor, newest(panel, { machine: 'faq', actor: 'faq 2' })] as const,
      [panel, step, held({}, panel)] as const,
      [panel, released, nothing] as const,
      [panel, part('cart.empty'), newest(panel, { selected: 'cart.empty' })] as const,
      [panel, filtered, newest(panel, { filter: 'event:item.added' })] as const,
    ]),
    ['a chosen part', part('cart.empty'), newest('trace')],
    ['a chosen part', part('cart.filled'), newest('trace', { selected: 'cart.filled' })],
    ['a chosen part', machine, newest('trace', { machine: 'faq' })],
    ['a chosen part', actor, newest('trace', { machine: 'faq', actor: 'faq 2' })],
    ['a chosen part', step, held()],
    ...panels.map((panel) => ['held', chosen(panel), held({}, panel)] as const),
    ['held', opened({ panel: 'clauses', at: 7 }), held({ at: 7 }, 'clauses')],
    ['held', opened({ machine: 'cart' }), newest('trace', { ...atStep, machine: 'cart' })],
    ['held', machine, held({ actor: '' })],
    ['held', actor, held({ actor: 'faq 2' })],
    ['held', { ...step, at: 5 }, held({ at: 5 })],
    ['held', released, newest('trace', atStep)],
    ['held', part('faq'), held({ selected: 'faq' })],
    ['held', filtered, held({ filter: 'event:item.added' })],
  ],
});
