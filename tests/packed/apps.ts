/** A small app for a trial of the packed workbench: its files by path, without `package.json`. */
export type App = {
  dependencies: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
};

/**
 * The machines of every app, with what traces find hard: maps, dates, functions, cycles, a guard and an
 * action with effects, an actor that is invoked and one that is spawned, and a delay.
 */
const shop = `import { assign, createMachine, fromPromise, sendTo, setup } from 'xstate';

/** How often guards and actions ran. */
export const runs = { isRoom: 0, addItem: 0 };

const light = createMachine({
  id: 'light',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});

type Item = { name: string; self?: unknown; toJSON?: () => never };

export const shop = setup({
  types: {
    context: {} as { items: Map<string, Item>; since: Date; sum: number; print: () => string },
    events: {} as { type: 'item.added'; item: Item } | { type: 'switch.pressed' } | { type: 'paid' },
  },
  actors: { light, charge: fromPromise(async ({ input }: { input: { count: number } }) => 2 * input.count) },
  guards: {
    isRoom: ({ context }) => {
      runs.isRoom += 1;
      return context.items.size < 2;
    },
  },
  actions: {
    addItem: assign(({ context, event }) => {
      runs.addItem += 1;
      return event.type === 'item.added'
        ? { items: new Map(context.items).set(event.item.name, event.item) }
        : {};
    }),
  },
}).createMachine({
  id: 'shop',
  context: { items: new Map(), since: new Date(0), sum: 0, print: () => 'printed' },
  invoke: { src: 'light', id: 'light' },
  initial: 'open',
  states: {
    open: {
      on: {
        'item.added': { guard: 'isRoom', actions: 'addItem' },
        'switch.pressed': { actions: sendTo('light', { type: 'pressed' }) },
        paid: 'paying',
      },
    },
    paying: {
      invoke: {
        src: 'charge',
        input: ({ context }) => ({ count: context.items.size }),
        onDone: { target: 'thanking', actions: assign({ sum: ({ event }) => event.output }) },
      },
    },
    thanking: { after: { 20: 'closed' } },
    closed: { type: 'final' },
  },
});
`;

/** What every app does, and what it has then. */
const act = `import { type AnyActorRef, waitFor } from 'xstate';
import { runs } from './shop';

/** Uses the shop, and returns what it has then, as JSON. */
export async function act(actor: AnyActorRef): Promise<string> {
  const cycle = { name: 'cycle' } as { name: string; self?: unknown };
  cycle.self = cycle;
  const hostile = {
    name: 'hostile',
    toJSON: () => {
      throw new Error('not for you');
    },
  };
  for (const item of [cycle, hostile, { name: 'one too many' }]) actor.send({ type: 'item.added', item });
  actor.send({ type: 'switch.pressed' });
  const light = actor.getSnapshot().children.light?.getSnapshot().value;
  actor.send({ type: 'paid' });
  const { value, context, status } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  const { items, since, sum, print } = context;
  return JSON.stringify({ value, status, light, items: [...items.keys()], since, sum, print: print(), runs });
}
`;

/** The line that shows an app to the workbench, which it has for addresses with \`?watched\`. */
const watch = `import { createRecorder } from 'statechart-workbench/headless';

const recorder = createRecorder();
export const inspect = location.search ? recorder.watch : undefined;
Object.assign(globalThis, { trace: recorder.trace });
`;

const page = (script: string) => ({
  'index.html': `<!doctype html>
<html lang="en">
  <head><title>A shop</title><link rel="icon" href="data:," /></head>
  <body><div id="app"></div><script type="module" src="/src/${script}"></script></body>
</html>
`,
  'src/shop.ts': shop,
  'src/act.ts': act,
  'src/watch.ts': watch,
});

/** As the official templates have it. */
const tsconfig = (options: object) =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      verbatimModuleSyntax: true,
      types: [],
      ...options,
    },
    include: ['src'],
  });

const tools = { typescript: '5.9.3', vite: '8.3.8' };

/** A React app, which also shows the workbench itself, with a table, for addresses with \`?shown\`. */
const react = (version: string, types: string, xstate: string): App => ({
  dependencies: { react: version, 'react-dom': version, xstate },
  devDependencies: { ...tools, '@types/react': types, '@types/react-dom': types },
  files: {
    ...page('main.tsx'),
    'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
    'src/main.tsx': `import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createWorkbench, Workbench } from 'statechart-workbench';
import { createLayOut } from 'statechart-workbench/layout';
import 'statechart-workbench/workbench.css';
import { createActor } from 'xstate';
import { act } from './act';
import { shop } from './shop';
import { inspect } from './watch';

const workbench = createWorkbench({ machines: [shop], layOut: createLayOut() });
const isShown = location.search === '?shown';
const actor = createActor(shop, { inspect: isShown ? workbench.watch : inspect }).start();

function Shop() {
  const [result, setResult] = useState('');
  return (
    <>
      <button id="act" type="button" onClick={() => void act(actor).then(setResult)}>Act</button>
      <output>{result}</output>
    </>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>{isShown ? <Workbench workbench={workbench}><Shop /></Workbench> : <Shop />}</StrictMode>,
);
`,
  },
});

/** The apps, each of which has the whole page in a button and an output, but for that of Node. */
export const apps = {
  'react-18': react('18.3.1', '18.3.1', '5.20.0'),
  'react-19': react('19.3.1', '19.3.0', '5.33.3'),
  vue: {
    dependencies: { vue: '3.5.45', xstate: '5.33.3' },
    devDependencies: { ...tools, '@vitejs/plugin-vue': '6.0.11' },
    files: {
      ...page('main.ts'),
      'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue()] };
`,
      'src/main.ts': `import { createApp } from 'vue';
import Shop from './Shop.vue';

createApp(Shop).mount('#app');
`,
      'src/Shop.vue': `<script setup lang="ts">
import { ref } from 'vue';
import { createActor } from 'xstate';
import { act } from './act';
import { shop } from './shop';
import { inspect } from './watch';

const actor = createActor(shop, { inspect }).start();
const result = ref('');
</script>

<template>
  <button id="act" type="button" @click="act(actor).then((text) => (result = text))">Act</button>
  <output>{{ result }}</output>
</template>
`,
    },
  },
  svelte: {
    dependencies: { xstate: '5.33.3' },
    devDependencies: { ...tools, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
    files: {
      ...page('main.ts'),
      'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte()] };
`,
      'src/main.ts': `import { mount } from 'svelte';
import Shop from './Shop.svelte';

mount(Shop, { target: document.getElementById('app') });
`,
      'src/Shop.svelte': `<script lang="ts">
  import { createActor } from 'xstate';
  import { act } from './act';
  import { shop } from './shop';
  import { inspect } from './watch';

  const actor = createActor(shop, { inspect }).start();
  let result = $state('');
</script>

<button id="act" type="button" onclick={async () => (result = await act(actor))}>Act</button>
<output>{result}</output>
`,
    },
  },
  plain: {
    dependencies: { xstate: '5.33.3' },
    devDependencies: tools,
    files: {
      ...page('main.ts'),
      'tsconfig.json': tsconfig({ skipLibCheck: false }),
      'src/main.ts': `import { createActor } from 'xstate';
import { act } from './act';
import { shop } from './shop';
import { inspect } from './watch';

const actor = createActor(shop, { inspect }).start();
const button = document.createElement('button');
button.id = 'act';
button.textContent = 'Act';
const output = document.createElement('output');
button.onclick = async () => {
  output.textContent = await act(actor);
};
document.getElementById('app')?.append(button, output);
`,
    },
  },
  node: {
    dependencies: { xstate: '5.33.3' },
    devDependencies: { typescript: tools.typescript, '@types/node': '20.19.43' },
    files: {
      'tsconfig.json': tsconfig({
        module: 'node16',
        moduleResolution: 'node16',
        lib: ['ES2022'],
        noEmit: false,
        outDir: 'built',
        types: ['node'],
        skipLibCheck: true,
      }),
      'src/shop.ts': shop,
      'src/act.ts': act.replace("'./shop'", "'./shop.js'"),
      'src/main.ts': `import { createRecorder } from 'statechart-workbench/headless';
import { createActor } from 'xstate';
import { act } from './act.js';
import { shop } from './shop.js';

const { watch, trace } = createRecorder();
const inspect = process.argv[2] ? watch : undefined;
const actor = createActor(shop, { inspect }).start();
console.log(JSON.stringify({ result: await act(actor), trace }));
`,
    },
  },
} satisfies Record<string, App>;
