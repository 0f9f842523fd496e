import { counterMachine } from '@machines/counter.machine';
import { useEffect, useRef } from 'react';
import { type EventObject, fromCallback } from 'xstate';
import { watchReducedMotion } from '@/lib/reduced-motion';
import { watchView } from '@/lib/watch-view';
import { useActorRef } from './use-actor-ref';

/**
 * The ref of a figure that counts up when it scrolls into view (BIZ-5). In each frame, `draw`
 * receives the progress from 0 to 1 and writes to the DOM, which saves 60 renders a second.
 */
export function useCounter(draw: (progress: number) => void) {
  const actor = useActorRef(
    counterMachine.provide({
      actors: {
        drawing: fromCallback<EventObject, { duration: number }>(({ input }) => {
          const start = performance.now();
          draw(0);
          let request = requestAnimationFrame(function drawFrame(now) {
            // The first frame's timestamp can be earlier than `start`.
            draw(Math.min(1, Math.max(0, (now - start) / input.duration)));
            request = requestAnimationFrame(drawFrame);
          });
          return () => {
            cancelAnimationFrame(request);
            draw(1);
          };
        }),
      },
    }),
  );
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

  return target;
}
