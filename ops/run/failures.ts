import { stripVTControlCharacters } from 'node:util';

/** What is read of a report that jest writes with `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
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

/** A line for each test that failed, and for each file that could not be run. */
export function failuresOfJest(reports: JestReport[]): string[] {
  return reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [`${name}: could not be run`];
      return failed.map((assertion) => `${name}: ${assertion.fullName}`);
    }),
  );
}

/** A line for each browser test that failed, with the first line of why. */
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
  // Playwright colours its messages for a terminal.
  return stripVTControlCharacters(errors[0] ?? 'no message').split('\n', 1)[0] ?? '';
}
