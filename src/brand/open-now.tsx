import { useEffect, useRef, useState } from 'react';
import { phoneLine } from '@/content/hours.excerpt';
import { phoneLineAt } from '@/lib/phone-line';
import { watchView } from '@/lib/watch-view';

const minute = 60_000;

/**
 * Whether the phone line is open now (BIZ-13); an empty line in prerendered HTML. It is read from the
 * clock when it nears the screen: the first time zone that a browser looks up takes 100 ms on a phone.
 */
export function OpenNow() {
  const [time, setTime] = useState(0);
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!line.current) return;
    let timer: ReturnType<typeof setInterval>;
    const read = () => setTime(Math.floor(Date.now() / minute) * minute);
    const follow = (isNear: boolean) => {
      clearInterval(timer);
      if (!isNear) return;
      read();
      timer = setInterval(read, minute / 4);
    };
    const unwatch = watchView(line.current, follow, { rootMargin: '50%' });
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, []);
  return (
    <span
      ref={line}
      data-clock
      className="screen-only flex min-h-6 items-center gap-2 text-sm font-semibold"
    >
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
