import { defineTable, nothing } from '../judge/table';
import { foldsMachine } from '../machines/folds.machine';

const toggled = (id: string) => ({ type: 'fold.toggled' as const, id });
const chosen = (id: string) => ({ type: 'region.chosen' as const, id });
const left = { type: 'region.left' as const };
const found = (id: string) => ({ type: 'part.wanted' as const, id });
const revealed = { type: 'part.revealed' as const };

const none = { toggled: [] as string[], region: '', wanted: '' };
const inState = (
  context: Partial<typeof none> = {},
  {
    folding = 'asAtFirst' as 'asAtFirst' | 'changed',
    shown = 'whole' as 'whole' | 'region',
    sight = 'free' as 'free' | 'awaited',
  } = {},
) => ({ state: { folding, shown, sight }, context: { ...none, ...context } });
const changed = (...ids: string[]) => inState({ toggled: ids }, { folding: 'changed' });
const region = (id: string) => inState({ region: id }, { shown: 'region' });
const awaited = (id: string) => inState({ wanted: id }, { sight: 'awaited' });

/** Transition table of the folds. */
export const foldsTable = defineTable(foldsMachine, {
  start: inState(),
  situations: {
    whole: { after: [], ...inState() },
    'one toggled': { after: [toggled('a')], ...changed('a') },
    'two toggled': { after: [toggled('a'), toggled('b')], ...changed('a', 'b') },
    region: { after: [chosen('a')], ...region('a') },
    awaited: { after: [found('a')], ...awaited('a') },
  },
  rows: [
    ['whole', toggled('a'), changed('a')],
    ['whole', chosen('a'), region('a')],
    ['whole', left, nothing],
    ['whole', found('a'), awaited('a')],
    ['whole', revealed, nothing],
    ['one toggled', toggled('a'), inState()],
    ['one toggled', toggled('b'), changed('a', 'b')],
    ['one toggled', left, nothing],
    ['one toggled', revealed, nothing],
    ['two toggled', toggled('a'), changed('b')],
    ['two toggled', toggled('c'), changed('a', 'b', 'c')],
    [
      'one toggled',
      chosen('b'),
      inState({ toggled: ['a'], region: 'b' }, { folding: 'changed', shown: 'region' }),
    ],
    [
      'one toggled',
      found('b'),
      inState({ toggled: ['a'], wanted: 'b' }, { folding: 'changed', sight: 'awaited' }),
    ],
    ['region', chosen('b'), region('b')],
    ['region', left, inState()],
    ['region', revealed, nothing],
    [
      'region',
      toggled('b'),
      inState({ region: 'a', toggled: ['b'] }, { folding: 'changed', shown: 'region' }),
    ],
    [
      'region',
      found('b'),
      inState({ region: 'a', wanted: 'b' }, { shown: 'region', sight: 'awaited' }),
    ],
    ['awaited', found('b'), awaited('b')],
    ['awaited', revealed, inState({ wanted: 'a' })],
    [
      'awaited',
      toggled('b'),
      inState({ wanted: 'a', toggled: ['b'] }, { folding: 'changed', sight: 'awaited' }),
    ],
    [
      'awaited',
      chosen('b'),
      inState({ wanted: 'a', region: 'b' }, { shown: 'region', sight: 'awaited' }),
    ],
    ['awaited', left, nothing],
  ],
});
