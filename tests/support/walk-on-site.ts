import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { tables } from '../../machines/tables';
import { summary } from './disclosure';
import { coveringRoutes, type Sample, transitionsOf } from './graph-paths';
import { openSite, type SitePage, type Visit } from './open-site';
import { takeEvents } from './sent-events';
import { walks } from './site-walks';

/**
 * How to walk a machine on the site: what causes each event, and what the page shows in each state. The
 * page is that of its walk in `site-walks.ts`, the events are those of its table, unless they are given
 * here.
 */
type Walk<M extends AnyStateMachine> = Partial<Sample<M>> & {
  visit?: Visit;
  /** Prepares the page before each walk. */
  prepare?: (page: SitePage) => Promise<unknown>;
  /** What causes each event: a visitor's act, the clock, the network, the system. */
  perform: {
    [Type in EventFromLogic<M>['type']]?: (
      page: SitePage,
      event: Extract<EventFromLogic<M>, { type: Type }>,
      before: SnapshotFrom<M>,
    ) => Promise<unknown>;
  } & Partial<Record<InternalType, InternalAct<M>>>;
  shows: (page: SitePage, snapshot: SnapshotFrom<M>) => Promise<unknown>;
  /** Events that tell how things are, also if that is nothing new to the machine. */
  reports?: readonly EventFromLogic<M>['type'][];
};

type InternalType = `xstate.${'after' | 'done.actor' | 'error.actor'}.${string}`;

type InternalAct<M extends AnyStateMachine> = (
  page: SitePage,
  event: { error?: unknown },
  before: SnapshotFrom<M>,
) => Promise<unknown>;

type Act<M extends AnyStateMachine> = (
  page: SitePage,
  event: EventFromLogic<M>,
  before: SnapshotFrom<M>,
) => Promise<unknown>;

/** The machines that are walked. */
export const walked: string[] = [];

const visit = openSite({ recordsEvents: true });
const visitAlone = openSite({ isIsolated: true, recordsEvents: true });

/**
 * Walks paths that cover every transition; checks the page after each step, and that no act of the
 * visitor sent the machine an event that it ignores, as a second one would be.
 */
export function walkOnSite<M extends AnyStateMachine>(
  machine: M,
  { visit: given, prepare, perform, shows, reports = [], ...own }: Walk<M>,
) {
  const { input, samples } = tables[machine.id] ?? {};
  const walk = walks[machine.id];
  if (!walk || !samples) throw new Error(`${machine.id} has no table or no walk`);
  const { path, width } = walk;
  const where: Visit = given ?? { path, ...(width && { width }) };
  const sample = { input: walk.input ?? input, ...samples, ...own };
  const routes = coveringRoutes(machine, sample as Sample<M>);
  const act: Act<M> = async (page, event, before) => {
    const run = perform[event.type as EventFromLogic<M>['type']] as Act<M> | undefined;
    if (!run) throw new Error(`Nothing causes ${event.type} of ${machine.id}`);
    return run(page, event, before);
  };
  const ignored = async (page: SitePage) =>
    (await takeEvents(page))
      .filter((event) => event.machine === machine.id && event.isIgnored)
      .map(({ type }) => type)
      .filter((type) => !(reports as readonly string[]).includes(type));
  const taken = new Set(
    routes.flatMap(({ start, steps }) => {
      let before = start;
      return steps.flatMap(({ event, after }) => {
        const step = (machine as AnyStateMachine).getTransitionData(
          before as never,
          event as never,
        );
        before = after;
        return step ?? [];
      });
    }),
  );
  const all = transitionsOf(machine);
  walked.push(machine.id);

  describe(`the ${machine.id} machine on ${where.path}`, () => {
    it('has walks that take every transition', () => {
      expect(all.filter((step) => !taken.has(step))).toEqual([]);
    });

    it.each(
      routes.map(
        (route) => [route.steps.map(({ event }) => event.type).join(', '), route] as const,
      ),
    )('%s', async (_, { start, steps }) => {
      const page = await (prepare ? visitAlone : visit)(where);
      await prepare?.(page);
      await named('at the start', () => shows(page, start));
      expect(await ignored(page)).toEqual([]);
      let before = start;
      for (const { event, after } of steps) {
        const state = JSON.stringify((before as AnyMachineSnapshot).value);
        await named(`${event.type} in ${state}`, () => act(page, event, before));
        await named(`after ${event.type} in ${state}`, () => shows(page, after));
        expect(await ignored(page), `after ${event.type} in ${state}`).toEqual([]);
        before = after;
      }
    });
  });
}

/** A step of a walk, whose name begins the message of its error, also of one that takes too long. */
async function named(step: string, run: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took over 20 s')), 20_000);
  });
  try {
    await Promise.race([run(), limit]);
  } catch (error) {
    if (error instanceof Error) error.message = `${step}: ${error.message}`;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** The button with this accessible name, or the visible summary with this text. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(summary(page, name));
