/** The transition tables of the workbench's own machines, by the machine's id. */
import type { Table } from '../judge/table';
import { messageTable } from './message.table';
import { restartTable } from './restart.table';
import { sourceTable } from './source.table';
import { viewTable } from './view.table';
import { viewportTable } from './viewport.table';
import { walkTable } from './walk.table';

export const ownTables: Readonly<Record<string, Table>> = Object.fromEntries(
  [messageTable, restartTable, sourceTable, viewTable, viewportTable, walkTable].map((table) => [
    table.machine.id,
    table,
  ]),
);
