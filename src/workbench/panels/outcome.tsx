import { useEffect } from 'react';
import type { WorkbenchModel } from '../create-workbench';
import { useStore } from '../state/use-store';

/** How long it stays, in ms: long enough to be read twice. */
const noticeTime = 8000;

/** Says what was saved or copied; `Notices` say why something could not be. */
export function Outcome({ workbench: { handOut } }: { workbench: WorkbenchModel }) {
  const { state, output } = useStore(handOut);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => handOut.update({ state: 'idle' }), noticeTime);
    return () => clearTimeout(timer);
  }, [handOut, state]);
  return (
    <p className="wb-outcome" role="status">
      {state === 'done' && output}
    </p>
  );
}
