/** A reference to an element, under the key of the WebDriver standard. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = { [elementKey]: string };

/** The private-use characters that stand for keys in WebDriver. */
const keys = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Control: '\uE009',
  d: 'd',
} as const;

/** A W3C WebDriver session (https://www.w3.org/TR/webdriver2/) with the driver at an address. */
export async function startSession(address: string) {
  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  }

  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const post = <T = null>(path: string, body: object = {}) =>
    call<T>('POST', `/session/${sessionId}${path}`, body);
  const strike = (...pressed: string[]) =>
    post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...pressed.map((value) => ({ type: 'keyDown', value })),
            ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });

  return {
    open: (url: string) => post('/url', { url }),
    back: () => post('/back'),
    setSize: (width: number, height: number) => post('/window/rect', { width, height }),
    run: <T>(run: (...args: never[]) => unknown, args: readonly unknown[]) =>
      post<T>('/execute/sync', { script: `return (${run})(...arguments)`, args }),
    click: (element: ElementReference) => post(`/element/${element[elementKey]}/click`),
    /** Types at the end of the text in a field. */
    type: (element: ElementReference, text: string) =>
      post(`/element/${element[elementKey]}/value`, { text }),
    press: (key: keyof typeof keys) => strike(keys[key]),
    selectAll: () => strike(keys.Control, 'a'),
    end: () => call('DELETE', `/session/${sessionId}`),
  };
}

export type { ElementReference };
