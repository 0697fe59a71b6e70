import { expect, test } from '@jest/globals';
import type { Slip } from '../e2e/eyes/slip.ts';
import { failuresOf } from './browser-report.ts';

const slip: Slip = {
  rule: 'dead target',
  look: 'PUSPA',
  section: 'hero',
  text: 'Jeda',
  selector: 'button',
  what: 'a tap in its middle goes to div',
  widths: [390],
  situations: ['short names'],
};
const spec = (result: object) => ({
  title: 'conformance',
  suites: [{ title: 'PUSPA', specs: [{ title: 'it holds', ok: false, tests: [{ results: [result] }] }] }],
});
const attached = (slips: readonly Slip[]) => ({
  error: { message: 'expected [] …' },
  attachments: [{ name: 'slips', body: Buffer.from(JSON.stringify(slips)).toString('base64') }],
});

test('each slip that the eyes saw is a finding of its own, which names look and section', () => {
  const found = failuresOf(spec(attached([slip, { ...slip, section: 'rsvp' }])));
  expect(found.map(({ where }) => where)).toEqual(['PUSPA, hero', 'PUSPA, rsvp']);
  expect(found[0]).toMatchObject({
    level: 'wrong',
    message: expect.stringContaining('dead target “Jeda” in hero at 390 px'),
  });
});

test('a test that fell for another reason is told by its words', () => {
  expect(failuresOf(spec(attached([])))).toEqual([
    { level: 'wrong', where: 'PUSPA', message: '“it holds” must hold: expected [] …' },
  ]);
});
