import { counterMachine } from '@machines/counter.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromCallback } from 'xstate';
import { watchReducedMotion } from '@/lib/reduced-motion';
import { watchView } from '@/lib/watch-view';
import { useActorRef } from './use-actor-ref';

const withFrames = counterMachine.provide({
  actors: {
    frames: fromCallback(({ sendBack }) => {
      const start = performance.now();
      let request = requestAnimationFrame(function draw(now) {
        request = requestAnimationFrame(draw);
        sendBack({ type: 'frame.drawn', elapsed: now - start });
      });
      return () => cancelAnimationFrame(request);
    }),
  },
});

/** What a counter shows of its target right now (BIZ-5); `target` is the element to watch. */
export function useCounter(value: number) {
  const actor = useActorRef(withFrames);
  const target = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!target.current) return;
    const unwatchMotion = watchReducedMotion((isReduced) => {
      if (isReduced) actor.send({ type: 'motion.reduced' });
    });
    const unwatchView = watchView(target.current, (isInView) => {
      if (isInView) actor.send({ type: 'view.entered' });
    });
    return () => {
      unwatchMotion();
      unwatchView();
    };
  }, [actor]);

  const shown = useSelector(actor, ({ context }) => Math.round(value * context.progress));
  return { target, shown };
}
