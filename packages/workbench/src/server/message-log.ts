import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { AppMessage } from '../hook/messages';
import { errorMessage } from '../model/error-message';
import { messagesFormat } from '../model/trace';

/** The most characters that are kept for pages that open later; the file has all. */
const limit = 64_000_000;

/** The name of a file that begins now: `2026-03-04T05-06-07-890.jsonl`. */
const fileName = () => `${new Date().toISOString().replace(/[:.]/g, '-').replace('Z', '')}.jsonl`;

/**
 * Keeps the messages of apps, and writes each to a file before it is passed on, so that a crash loses
 * none that was shown.
 */
export function createMessageLog(folder: string | undefined, log: (sentence: string) => void) {
  let lines: string[] = [];
  let characters = 0;
  let path: string | undefined;
  let file: number | undefined;
  let hasFailed = folder === undefined;

  const write = (line: string) => {
    if (hasFailed || folder === undefined) return;
    try {
      if (file === undefined) {
        mkdirSync(folder, { recursive: true });
        path = join(folder, fileName());
        // For this user alone: it has what the app had.
        file = openSync(path, 'ax', 0o600);
        log(`The trace is written to ${path}.`);
        writeSync(file, `${JSON.stringify({ format: messagesFormat })}\n`);
      }
      writeSync(file, `${line}\n`);
    } catch (error) {
      hasFailed = true;
      log(`The trace is not written any more: ${errorMessage(error)}`);
    }
  };
  /** Machines and actors are kept, since steps say nothing without them. */
  const drop = () => {
    const half = lines.length / 2;
    lines = lines.filter((line, at) => at > half || /"kind":"(hello|machine|actor)"/.test(line));
    characters = lines.reduce((sum, line) => sum + line.length, 0);
  };

  return {
    /** Adds a message; returns its line. */
    add(message: AppMessage): string {
      const line = JSON.stringify(message);
      write(line);
      lines.push(line);
      characters += line.length;
      if (characters > limit) drop();
      return line;
    },
    all: (): readonly string[] => lines,
    file: () => path,
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
      hasFailed = true;
    },
  };
}
