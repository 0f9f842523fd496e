import { ownTables } from '@workbench/tables';
import { testTable } from './test-table';

for (const table of Object.values(ownTables)) testTable(table);
