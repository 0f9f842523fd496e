import { type KeyboardEvent, useId } from 'react';

type Props<Name extends string> = {
  label: string;
  /** The tabs in their order: their names, by id. */
  names: Readonly<Record<Name, string>>;
  open: Name;
  onOpen: (opened: Name) => void;
  /** The panel that all tabs control, which exists while its tab is open. */
  panel?: string;
  /** A prefix for the ids of the tabs. */
  id?: string;
};

/** Tabs with arrow-key navigation. */
export function Tabs<Name extends string>({ label, names, open, onOpen, panel, id }: Props<Name>) {
  const ownId = useId();
  const prefix = id ?? ownId;
  const order = Object.keys(names) as Name[];
  const go = (key: KeyboardEvent<HTMLElement>) => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
    if (!offset) return;
    const next = order[(order.indexOf(open) + offset + order.length) % order.length];
    if (!next) return;
    onOpen(next);
    document.getElementById(`${prefix}-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="wb-tabs" onKeyDown={go}>
      {order.map((name) => (
        <button
          key={name}
          id={`${prefix}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === open}
          aria-controls={panel}
          tabIndex={name === open ? 0 : -1}
          onClick={() => onOpen(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}
