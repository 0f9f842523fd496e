import { readFileSync } from 'node:fs';

/** A test that failed, and what it says. */
export type Failure = { name: string; message: string };

type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** The tests of Vitest's report that failed, and how many ran. A file that does not load fails as one. */
export function readReport(file: string): { failures: Failure[]; count: number } {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: fullName,
        message: failureMessages.join('\n'),
      }));
    return status === 'failed' && failed.length === 0 ? [{ name, message }] : failed;
  });
  const count = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed'),
  ).length;
  return { failures, count };
}
