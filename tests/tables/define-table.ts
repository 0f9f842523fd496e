export {
  defineTable,
  nothing,
  type Row,
  type Table,
  type TableEvent,
} from '@workbench/judge/table';
