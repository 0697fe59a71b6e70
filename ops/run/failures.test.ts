import { expect, test } from '@jest/globals';
import { failuresOfJest, failuresOfPlaywright } from './failures.ts';

test('each failed unit test is named, and each file that could not be run, with the beginning of why', () => {
  const reports = [
    {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'adds and subtracts',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'subtracts',
              failureMessages: ['\u001b[31mError\u001b[39m: 1\n\n  at line 9'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'the worker ended', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    },
  ];
  expect(failuresOfJest(reports)).toEqual([
    'a.test.ts: subtracts: Error: 1\n      at line 9',
    'b.test.ts: could not be run: the worker ended',
  ]);
});

test('each failed browser test is named by its path, with the beginning of its error and no colours', () => {
  const failed = {
    title: 'opens',
    ok: false,
    line: 7,
    tests: [{ results: [{ error: { message: '\u001b[31mTimeout\u001b[39m of 5 s\nat line 9' } }] }],
  };
  const passed = { title: 'closes', ok: true, line: 9, tests: [{ results: [{}] }] };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ title: 'door.spec.ts', specs: [passed], suites: [{ title: 'the door', specs: [failed] }] }],
  };
  expect(failuresOfPlaywright([report])).toEqual([
    'door.spec.ts › the door › opens (line 7): Timeout of 5 s\n    at line 9',
  ]);
});
