import { useEffect, useState } from 'react';
import { type BrokenTable, checkTable } from '../judge/check-table';
import type { Oracle } from '../judge/oracle';

/** The tables that charts violate; checked one per task, so that the page stays responsive. */
export function useBrokenTables(oracle: Oracle): readonly BrokenTable[] {
  const [found, setFound] = useState<readonly BrokenTable[]>([]);
  useEffect(() => {
    const left = Object.keys(oracle.tables);
    const tables: BrokenTable[] = [];
    let timer = 0;
    const checkNext = () => {
      const machine = left.shift();
      if (machine === undefined) return setFound(tables);
      const broken = checkTable(oracle, machine);
      if (broken) tables.push(broken);
      timer = window.setTimeout(checkNext);
    };
    timer = window.setTimeout(checkNext);
    return () => clearTimeout(timer);
  }, [oracle]);
  return found;
}
