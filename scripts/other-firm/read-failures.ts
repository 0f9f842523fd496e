import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Report = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** The tests that failed, by a report of Vitest: their file and name; files that didn’t load as a whole. */
export function failuresIn(report: string, folder: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = name.replace(join(folder, '/'), '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${message.split('\n')[0]}`];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}
