import type { Table } from '../judge/table';
import { chartToolsTable } from './chart-tools.table';
import { copyTable } from './copy.table';
import { eventDraftTable } from './event-draft.table';
import { foldsTable } from './folds.table';
import { paneTable } from './pane.table';
import { repeatsTable } from './repeats.table';
import { restartTable } from './restart.table';
import { sequenceTable } from './sequence.table';
import { sourceTable } from './source.table';
import { viewTable } from './view.table';
import { viewportTable } from './viewport.table';
import { walkTable } from './walk.table';

/** The transition tables of the workbench's own machines, by machine id. */
export const ownTables: Readonly<Record<string, Table>> = Object.fromEntries(
  [
    chartToolsTable,
    copyTable,
    eventDraftTable,
    foldsTable,
    paneTable,
    repeatsTable,
    restartTable,
    sequenceTable,
    sourceTable,
    viewTable,
    viewportTable,
    walkTable,
  ].map((table) => [table.machine.id, table]),
);
