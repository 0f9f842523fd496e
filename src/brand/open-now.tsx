import { useSyncExternalStore } from 'react';
import { phoneLine } from '@/content/phone-line.excerpt';
import { phoneLineAt } from '@/lib/phone-line';

const minute = 60_000;
const subscribe = (onTick: () => void) => {
  const timer = setInterval(onTick, minute / 4);
  return () => clearInterval(timer);
};
const minuteNow = () => Math.floor(Date.now() / minute) * minute;

/** Whether the phone line is open now (BIZ-13); an empty line in prerendered HTML. */
export function OpenNow() {
  const time = useSyncExternalStore(subscribe, minuteNow, () => 0);
  return (
    <span data-clock className="screen-only flex min-h-6 items-center gap-2 text-sm font-semibold">
      {time > 0 && <LineAt time={time} />}
    </span>
  );
}

function LineAt({ time }: { time: number }) {
  const { isOpen, words } = phoneLineAt(time, phoneLine);
  return (
    <>
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-full ${isOpen ? 'bg-evergreen-700' : 'border-2 border-ink-soft'}`}
      />
      <span>{words}</span>
    </>
  );
}
