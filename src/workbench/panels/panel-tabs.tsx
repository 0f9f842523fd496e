import { type KeyboardEvent, useId } from 'react';
import { type Panel, panels } from '../state/view';

const names: Record<Panel, string> = {
  trace: 'Trace',
  clauses: 'Clauses',
  coverage: 'Coverage',
  actors: 'Actors',
  events: 'Events',
};

type Props = { open: Panel; onOpen: (panel: Panel) => void; children: React.ReactNode };

/** The panels below the chart, one of them open; arrow keys change it. */
export function PanelTabs({ open, onOpen, children }: Props) {
  const id = useId();
  const go = (key: KeyboardEvent<HTMLElement>) => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
    const next = panels.at((panels.indexOf(open) + (offset ?? 0)) % panels.length);
    if (!offset || !next) return;
    onOpen(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section className="wb-panels" aria-label="Panels">
      <div role="tablist" aria-label="Panels" className="wb-tabs" onKeyDown={go}>
        {panels.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {names[name]}
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
