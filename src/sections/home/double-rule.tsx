import { useRef } from 'react';
import { animate } from '@/effects/motion';
import { useOnChange } from '@/lib/use-on-change';

/** The rule under a total. It is drawn anew when the total changes, before the stamp lands (ST-PAY-4). */
export function DoubleRule({ total }: { total: number }) {
  const rule = useRef<HTMLSpanElement>(null);
  useOnChange(total, () => animate(rule.current, [{ scale: '0 1' }, { scale: '1' }], 500));
  return (
    <span
      ref={rule}
      aria-hidden
      className="absolute inset-x-0 bottom-0 origin-left border-b-[3px] border-double border-ink"
    />
  );
}
