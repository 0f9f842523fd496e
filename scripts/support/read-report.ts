import { readFileSync } from 'node:fs';

/** A test that failed: its file, its name, and the first line of what it says. */
export type Failure = { file: string; name: string; message: string };

type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/**
 * The tests that failed by Vitest's JSON report, and how many ran; files are relative to `folder`. A file
 * that does not load fails as a whole.
 */
export function readReport(report: string, folder: string): { failures: Failure[]; count: number } {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const firstLine = (text = '') => text.split('\n')[0] ?? '';
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${folder}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ file, name: 'the whole file', message: firstLine(message) }];
    return failed.map(({ fullName, failureMessages: [first] }) => ({
      file,
      name: fullName,
      message: firstLine(first),
    }));
  });
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  return { failures, count: ran.length };
}
