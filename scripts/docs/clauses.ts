import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { readDescription } from '@/workbench/model/clauses';
import { describeMachine, nameState } from '@/workbench/model/describe-machine';
import { nodesOf } from '@/workbench/model/parts';

/** A clause of the specification. */
export type Clause = { id: string; text: string };

/** The clauses of a text, each a line `- **ID** text`, in order. */
export const parseClauses = (spec: string): Clause[] =>
  [...spec.matchAll(/^- \*\*([^\s*]+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));

const readSpecification = () => readFileSync('docs/spec.md', 'utf8');

/** The clauses of `docs/spec.md`, in order. */
export const readClauses = () => parseClauses(readSpecification());

/** A section of the specification that has clauses. */
export type Section = { title: string; clauses: readonly Clause[] };

/** The sections of `docs/spec.md` with clauses, in order. */
export const readSections = (): Section[] =>
  readSpecification()
    .split(/^## /m)
    .slice(1)
    .map((text) => ({ title: text.slice(0, text.indexOf('\n')), clauses: parseClauses(text) }))
    .filter(({ clauses }) => clauses.length > 0);

const marks = /(?:^|(?<=[.!`?] ))(Given|Decided|Added|Departs): /g;

/** Where the parts of a clause come from, in its order: `given`, `decided`, `added`, `departs`. */
export const originsOf = (text: string): string[] =>
  [...text.matchAll(marks)].map(([, mark = '']) => mark.toLowerCase());

/** Expands ranges such as `HOME-1 to HOME-3` or `HOME-1 to 3` into clauses. */
const expandRanges = (text: string): string =>
  text.replace(
    /\b((?:[A-Z]+-)+)(\d+) to (?:\1)?(\d+)\b/g,
    (_, family: string, first: string, last: string) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => family + (Number(first) + index),
      ).join(', '),
  );

/** Whether a text names a clause, by itself or in a range. */
export const namesClause = (text: string, clause: string): boolean =>
  new RegExp(`(?<![\\w-])${clause}(?![\\w-])`).test(expandRanges(text));

/** The states and transitions of a machine that cite a clause. */
export type Carrier = {
  machine: string;
  states: string[];
  transitions: { source: string; event: string }[];
};

/** The machines that cite a clause, each with the states and transitions that do, named once. */
export const carriersOf = (id: string, machines: readonly AnyStateMachine[]): Carrier[] =>
  machines
    .map((machine) => {
      const steps = describeMachine(machine)
        .filter(({ clauses }) => clauses.includes(id))
        .map(({ source, event }) => ({ source, event }));
      return {
        machine: machine.id,
        states: nodesOf(machine)
          .filter(({ description }) => readDescription(description).clauses.includes(id))
          .map(nameState),
        // An event has several transitions in a state if it has guards.
        transitions: steps.filter(
          ({ source, event }, index) =>
            steps.findIndex((step) => step.source === source && step.event === event) === index,
        ),
      };
    })
    .filter(({ states, transitions }) => states.length + transitions.length > 0);
