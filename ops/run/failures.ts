import { stripVTControlCharacters } from 'node:util';

interface JestFile {
  name: string;
  status: string;
  /** Why the file as a whole could not be run; of a file that ran, all its failures. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** What is read of a report that jest writes with `--json`. */
export interface JestReport {
  testResults: JestFile[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status?: string;
  results: { error?: { message?: string } }[];
}

/** What is read of a report of playwright's json reporter. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** As many lines of a reason as name it; the whole stands above, in the runner's own words. */
const LINES_OF_REASON = 8;

/** Tests that passed, and tests that failed; a file that could not be run counts as one. */
export function countOfJest(report: JestReport): { passed: number; failed: number } {
  const passed = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isPassed));
  return { passed: passed.length, failed: failuresOfJest([report]).length };
}

/** The files of a report that want a second look. */
export const failedFiles = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** A report with the files that were run once more as they came out then. */
export function afterSecondLook(first: JestReport, second: JestReport): JestReport {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

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
  return testsOfPlaywright(reports, (spec) => !spec.ok);
}

/** Each browser test that failed and passed at a second look, with the beginning of why it failed. */
export function unsteadyOfPlaywright(reports: PlaywrightReport[]): string[] {
  return testsOfPlaywright(reports, (spec) => spec.tests.some(({ status }) => status === 'flaky'));
}

type Wanted = (spec: PlaywrightSuite['specs'][number]) => boolean;

const testsOfPlaywright = (reports: PlaywrightReport[], isWanted: Wanted) =>
  reports.flatMap(({ suites }) => suites.flatMap((suite) => testsOfSuite(suite, isWanted, [])));

function testsOfSuite(suite: PlaywrightSuite, isWanted: Wanted, above: string[]): string[] {
  const path = [...above, suite.title];
  const own = suite.specs
    .filter(isWanted)
    .map((spec) => `${[...path, spec.title].join(' › ')} (line ${spec.line}): ${reasonOf(spec.tests)}`);
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, isWanted, path))];
}

function reasonOf(tests: PlaywrightTest[]): string {
  const errors = tests.flatMap((test) => test.results.flatMap((result) => result.error?.message ?? []));
  return beginningOf(errors[0]);
}

const isPassed = ({ status }: { status: string }) => status === 'passed';

/** Both runners colour their messages for a terminal. */
function beginningOf(message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_REASON)
    .join('\n    ');
}
