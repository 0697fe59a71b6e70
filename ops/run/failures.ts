import { stripVTControlCharacters } from 'node:util';

/** What is read of a report that jest writes with `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file as a whole could not be run; of a file that ran, all its failures. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  results: { error?: { message?: string } }[];
}

/** What is read of a report of playwright's json reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** As many lines of a reason as name it; the whole stands above, in the runner's own words. */
const LINES_OF_REASON = 8;

/** What failed, test by test and file by file, each with the beginning of why. */
export function failuresOfJest(reports: JestReport[]): string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [`${name}: could not be run: ${beginningOf(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}: ${beginningOf(failureMessages?.[0])}`,
      );
    }),
  );
}

/** Each browser test that failed, with the beginning of why. */
export function failuresOfPlaywright(reports: PlaywrightReport[]): string[] {
  return reports.flatMap(({ suites }) => suites.flatMap((suite) => failuresOfSuite(suite, [])));
}

function failuresOfSuite(suite: PlaywrightSuite, above: string[]): string[] {
  const path = [...above, suite.title];
  const own = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => `${[...path, spec.title].join(' › ')} (line ${spec.line}): ${reasonOf(spec.tests)}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, path))];
}

function reasonOf(tests: PlaywrightTest[]): string {
  const errors = tests.flatMap((test) => test.results.flatMap((result) => result.error?.message ?? []));
  return beginningOf(errors[0]);
}

/** Both runners colour their messages for a terminal. */
function beginningOf(message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_REASON)
    .join('\n    ');
}
