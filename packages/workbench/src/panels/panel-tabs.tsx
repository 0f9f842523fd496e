import { type KeyboardEvent, useId } from 'react';
import { type Panel, panels } from '../machines/view.machine';

const names: Record<Panel, string> = {
  trace: 'Trace',
  clauses: 'Clauses',
  coverage: 'Coverage',
  actors: 'Actors',
  events: 'Events',
};

type Props = { open: Panel; onOpen: (panel: Panel) => void; children: React.ReactNode };

/** Tabs with arrow-key navigation. */
export function PanelTabs({ open, onOpen, children }: Props) {
  const id = useId();
  const go = (key: KeyboardEvent<HTMLElement>) => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
    if (!offset) return;
    const next = panels[(panels.indexOf(open) + offset + panels.length) % panels.length];
    if (!next) return;
    onOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section className="wb-panels" aria-label="Panels">
      <div role="tablist" aria-label="Panels" className="wb-tabs" onKeyDown={go}>
        {panels.map((panel) => (
          <button
            key={panel}
            id={`${id}-${panel}`}
            type="button"
            role="tab"
            aria-selected={panel === open}
            aria-controls={`${id}-panel`}
            tabIndex={panel === open ? 0 : -1}
            onClick={() => onOpen(panel)}
          >
            {names[panel]}
          </button>
        ))}
      </div>
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
