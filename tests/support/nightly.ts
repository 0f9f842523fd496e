import { inject } from 'vitest';

/** Whether every page is taken, and what is long is run: `npm run test:nightly`. */
export const isNightly = inject('isNightly');

/** What a test takes: all of it by night, a sample by day. */
export const nightly = <One>(all: readonly One[], sample: readonly One[]): readonly One[] =>
  isNightly ? all : sample;
