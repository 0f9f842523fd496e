import { tables } from '@machines/tables';
import { testTable } from './test-table';

for (const table of Object.values(tables)) testTable(table);
