import { sheetsOnPaper } from './on-paper.ts';

test('sheets are parted between them, so that none is empty behind the last one', () => {
  const sheet = sheetsOnPaper['@media print']['[data-print=sheet]'];
  expect(sheet).toMatchObject({ '& + [data-print=sheet]': { breakBefore: 'page' } });
  expect(sheet).not.toHaveProperty('breakAfter');
});
