import type { EventObject } from 'xstate';
import type { AppMessage } from '../hook/messages';

/** How long to wait before a connection is tried again, at first and at most, in ms. */
const pauses = { first: 500, most: 5000 };

/** How a server says that it refuses somebody. */
const refused = 1008;

const kept =
  'What this page has recorded stays here: “Save trace” writes it to a file. With --token, the server has the same token again.';

type Options = {
  /** The address of the server's page, with its token. */
  address: URL;
  receive: (message: AppMessage) => void;
  /** Takes how the connection is, as a sentence; empty if it is there. */
  say: (sentence: string) => void;
};

/** Connects the page to the server that it is from, again and again; hears first all that was said before. */
export function connectServer({ address, receive, say }: Options) {
  const url = new URL('/page', address);
  url.protocol = 'ws:';
  url.searchParams.set('token', address.searchParams.get('token') ?? '');
  let socket: WebSocket;
  let pause = pauses.first;
  /** Whether a server that took this page has gone. */
  let hasLost = false;
  const connect = () => {
    let isOpen = false;
    socket = new WebSocket(url);
    socket.onopen = () => {
      isOpen = true;
      pause = pauses.first;
      say('');
    };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = ({ code, reason }) => {
      if (code === refused) {
        return say(hasLost ? `The server was started again. ${reason} ${kept}` : reason);
      }
      hasLost ||= isOpen;
      say('The server is gone. What was recorded stays; the page connects when it is back.');
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, pauses.most);
    };
  };
  connect();
  return {
    send: (app: string, actor: number, event: EventObject) => {
      if (socket.readyState === socket.OPEN)
        socket.send(JSON.stringify({ kind: 'send', app, actor, event }));
    },
  };
}
