import { expect, test } from '@jest/globals';
import {
  afterSecondLook,
  countOfJest,
  failedFiles,
  failuresOfJest,
  failuresOfPlaywright,
  unsteadyOfPlaywright,
} from './failures.ts';

test('each failed unit test is named, and each file that could not be run, with the beginning of why', () => {
  const reports = [
    {
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

test('of two looks at a file the second holds, test by test', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
    message: '',
    assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
  });
  const first = {
    testResults: [
      file('a', 'passed', 'failed'),
      file('b', 'failed'),
      file('c', 'passed'),
      { ...file('d'), status: 'failed' },
    ],
  };
  expect([failedFiles(first), countOfJest(first)]).toEqual([['a', 'b', 'd'], { passed: 2, failed: 3 }]);
  const after = afterSecondLook(first, {
    testResults: [file('a', 'passed', 'passed'), file('b', 'failed'), file('d', 'passed')],
  });
  expect(countOfJest(after)).toEqual({ passed: 4, failed: 1 });
  expect(failuresOfJest([after])).toEqual(['b: test 0: no message']);
});

test('a browser test that passed at the second look is told apart from one that did not', () => {
  const at = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    line: 3,
    tests: [{ status, results: [{ error: { message: 'too late' } }, {}] }],
  });
  const specs = [at('once', true, 'flaky'), at('twice', false, 'unexpected')];
  const report = { stats: { expected: 0, unexpected: 1, flaky: 1 }, suites: [{ title: 'door.spec.ts', specs }] };
  expect(unsteadyOfPlaywright([report])).toEqual(['door.spec.ts › once (line 3): too late']);
  expect(failuresOfPlaywright([report])).toEqual(['door.spec.ts › twice (line 3): too late']);
});
