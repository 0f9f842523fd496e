import { type AnyStateMachine, createMachine } from 'xstate';
import type { Definition } from './define-machine';

/** A machine of these states and transitions. It can be shown, but not run: its parts have only names. */
export const fromDefinition = ({ config, delays = {} }: Definition): AnyStateMachine =>
  createMachine(config, { delays });
