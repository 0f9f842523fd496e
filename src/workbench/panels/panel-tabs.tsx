import { useId } from 'react';
import type { Panel } from '../state/view';
import { Tabs } from './tabs';

const names: Record<Panel, string> = {
  trace: 'Trace',
  clauses: 'Clauses',
  coverage: 'Coverage',
  actors: 'Actors',
  events: 'Events',
};

type Props = { open: Panel; onOpen: (panel: Panel) => void; children: React.ReactNode };

/** The panels below the chart, one of them open. */
export function PanelTabs({ open, onOpen, children }: Props) {
  const id = useId();
  return (
    <section className="wb-panels" aria-label="Panels">
      <Tabs label="Panels" {...{ id, names, open, onOpen }} panel={`${id}-panel`} />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${open}`}
        className="wb-panel"
      >
        {children}
      </div>
    </section>
  );
}
