import { inject } from 'vitest';

/** True in `npm run test:nightly`, which tests every page and includes the long runs. */
export const isNightly = inject('isNightly');

/** All items in `npm run test:nightly`, a sample in other runs. */
export const nightly = <One>(all: readonly One[], sample: readonly One[]): readonly One[] =>
  isNightly ? all : sample;
