import { counterMachine } from '@machines/counter.machine';
import { useRef } from 'react';
import { type EventObject, fromCallback } from 'xstate';
import { motion, viewOf } from './page-signals';
import { useActorRef } from './use-actor';

/**
 * The ref of a figure that counts up when it scrolls into view (BIZ-5). In each frame, `draw`
 * receives the progress from 0 to 1 and writes to the DOM, which saves 60 renders a second.
 */
export function useCounter(draw: (progress: number) => void) {
  const target = useRef<HTMLParagraphElement>(null);
  useActorRef(
    counterMachine.provide({
      actors: {
        view: viewOf(target),
        motion,
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
  return target;
}
