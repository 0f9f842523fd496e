import * as machines from '@machines/index';
import { afterAll, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type Sample, walk } from '../support/graph-paths';

type Machines = typeof machines;

/** Sample events for each machine. A machine without an entry is a type error. */
const samples: { [Name in keyof Machines]: Sample<Machines[Name]> } = {
  carouselMachine: {
    events: [
      { type: 'slides.started' },
      { type: 'pause.pressed' },
      { type: 'play.pressed' },
      { type: 'pointer.entered' },
      { type: 'pointer.left' },
      { type: 'focus.entered' },
      { type: 'focus.left' },
      { type: 'view.entered' },
      { type: 'view.left' },
      { type: 'motion.reduced' },
      { type: 'motion.allowed' },
    ],
  },
  cartMachine: {
    events: [
      ...['a', 'b'].map((id) => ({
        type: 'item.added' as const,
        item: { id, name: id, price: 402, qty: 1 },
      })),
      { type: 'item.decremented', id: 'a' },
      { type: 'quantity.typed', id: 'a', quantity: 2 },
      { type: 'item.removed', id: 'a' },
      { type: 'item.removed', id: 'b' },
      { type: 'cart.emptied' },
      { type: 'removal.undone' },
      { type: 'removal.settled' },
    ],
    // Items could be added forever.
    stopWhen: ({ context }) => context.cartItems.some(({ qty }) => qty > 2),
  },
  comboboxMachine: {
    input: { options: ['Niger', 'Nigeria'], aliases: {}, value: 'Nigeria' },
    events: [
      { type: 'list.toggled' },
      { type: 'list.dismissed' },
      { type: 'text.typed', text: '' },
      { type: 'text.typed', text: 'niger' },
      { type: 'text.typed', text: 'zebra' },
      { type: 'option.chosen', value: 'Niger' },
    ],
  },
  couponMachine: {
    events: [{ type: 'coupon.toggled' }],
  },
  counterMachine: {
    events: [
      { type: 'view.entered' },
      { type: 'motion.reduced' },
      { type: 'xstate.after.duration.counter.counting' },
    ],
  },
  desktopMenuMachine: {
    events: [
      { type: 'group.entered', id: 'shop' },
      { type: 'group.entered', id: 'blog' },
      { type: 'group.left' },
      { type: 'group.pressed', id: 'shop' },
      { type: 'group.pressed', id: 'blog' },
      { type: 'menu.dismissed' },
      { type: 'xstate.after.grace.desktopMenu.peeked.leaving' },
    ],
  },
  faqMachine: {
    events: [
      { type: 'item.toggled', index: 0 },
      { type: 'item.toggled', index: 1 },
    ],
  },
  formMachine: {
    events: [
      { type: 'field.changed', field: 'name', value: 'Ann' },
      { type: 'field.changed', field: 'newsletter', value: true },
      { type: 'form.submitted' },
    ],
  },
  headerScrollMachine: {
    events: [0, 100, 101, 200, 201].map((y) => ({ type: 'page.scrolled', y })),
  },
  mobileMenuMachine: {
    events: [
      { type: 'menu.opened' },
      { type: 'menu.closed' },
      { type: 'submenu.toggled', id: 'shop' },
      { type: 'submenu.toggled', id: 'blog' },
    ],
  },
  navigationMachine: {
    input: { path: '/', place: { address: '/', index: 1 } },
    events: [
      { type: 'link.followed', to: '/' },
      { type: 'link.followed', to: '/faq' },
      { type: 'history.traversed', to: '/', index: 1 },
      { type: 'history.traversed', to: '/faq', index: 0 },
      { type: 'search.changed', to: '/?q=bank' },
      { type: 'xstate.done.actor.loadPage' },
      { type: 'xstate.error.actor.loadPage' },
      { type: 'xstate.error.actor.loadPage', error: 'offline' },
      { type: 'xstate.error.actor.loadPage', error: 'costly' },
      { type: 'loss.accepted' },
      { type: 'loss.declined' },
    ],
    // Each followed link adds an entry to the history.
    stopWhen: ({ context }) => context.bar.index > 2,
    // A search can change the address of each page; one is enough here.
    canHappen: ({ value, context }, { type }) =>
      type !== 'search.changed' || (value === 'settled' && context.path === '/'),
  },
  newsletterMachine: {
    events: [
      { type: 'email.typed', email: '' },
      { type: 'email.typed', email: 'ann@a.co' },
      { type: 'form.submitted' },
      { type: 'page.changed' },
      { type: 'xstate.after.thanks.newsletter.subscribed' },
    ],
  },
  numberFieldMachine: {
    events: [
      { type: 'text.typed', text: '12' },
      { type: 'text.typed', text: '-3' },
      { type: 'text.committed' },
      { type: 'text.discarded' },
    ],
  },
  payStatementMachine: {
    events: [
      { type: 'figure.incremented', figure: 'hours' },
      { type: 'figure.decremented', figure: 'rate' },
      { type: 'figure.typed', figure: 'hours', text: '40' },
      { type: 'figure.typed', figure: 'hours', text: 'forty' },
      { type: 'text.committed' },
      { type: 'state.chosen', state: 'wyoming' },
      { type: 'xstate.after.stampDelay.payStatement.stamp.lifted' },
    ],
    stopWhen: ({ context }) => ![84_50, 40_00].includes(context.hours) || context.rate < 41_00,
  },
  pricingMachine: {
    events: [{ type: 'monthly.selected' }, { type: 'yearly.selected' }],
  },
  searchMachine: {
    input: { entries: [{ id: 'post-1', text: 'the bank feed' }] },
    events: [
      ...['', 'bank', 'zebra'].flatMap((query) => [
        { type: 'query.typed' as const, query },
        { type: 'address.changed' as const, query },
      ]),
    ],
  },
  selectMachine: {
    input: { value: 'Accounting Service' },
    events: [{ type: 'list.toggled' }, { type: 'option.chosen', value: 'Tax Service' }],
  },
  quantityMachine: {
    events: [
      { type: 'quantity.incremented' },
      { type: 'quantity.decremented' },
      { type: 'quantity.typed', quantity: 3 },
    ],
    stopWhen: ({ context }) => context.quantity > 4,
  },
  slideShowMachine: {
    input: { count: 3 },
    events: [
      { type: 'show.held' },
      { type: 'show.released' },
      { type: 'next.pressed' },
      { type: 'previous.pressed' },
      { type: 'slide.shown', index: 2 },
      { type: 'xstate.after.slideDuration.slideShow.running' },
    ],
  },
  tabsMachine: {
    events: [0, 1].map((index) => ({ type: 'tab.selected', index })),
  },
  videoDialogMachine: {
    events: [{ type: 'video.opened' }, { type: 'video.closed' }],
  },
};

const counts: Record<string, object> = {};
afterAll(() => console.table(counts));

test('every machine has a sample, and every sample has its machine', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(machines).sort());
});

test.each(Object.entries<AnyStateMachine>(machines))(
  'paths of %s reach every state and take every transition',
  (name, machine) => {
    const sample: Sample<AnyStateMachine> = samples[name as keyof Machines];
    const { unreached, untaken, ...count } = walk(machine, sample);
    counts[machine.id] = count;
    expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
    expect(count.transitions).toBeGreaterThan(0);
  },
);

test.each(Object.entries<AnyStateMachine>(machines))(
  'the sample events of %s cover exactly its event types',
  (name, machine) => {
    const { events }: Sample<AnyStateMachine> = samples[name as keyof Machines];
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...machine.events].sort());
  },
);
