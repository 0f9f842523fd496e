import { createChannel } from './channel';
import { type MaskMessage, watchActors } from './watch-actors';

/**
 * Creates what actors take as `inspect`, and the channel of what it posts. `name` tells the app from
 * others, such as its address; that of a reloaded one is the same.
 */
export function createInspect(name: string, mask?: MaskMessage) {
  const channel = createChannel(name, (actor, event) => actors.send(actor, event));
  const actors = watchActors(channel.post, mask);
  return { inspect: actors.inspect, channel };
}

/** Where the server listens, unless it is told otherwise. */
export const defaultPort = 4747;
