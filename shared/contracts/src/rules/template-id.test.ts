import { TEMPLATE_IDS } from '../enums.ts';
import { byTemplateId, canonicalTemplateId, isHouseTemplateId } from './template-id.ts';

test.each(TEMPLATE_IDS)('%s is its own canonical spelling', (id) => {
  expect(canonicalTemplateId(id)).toBe(id);
});

test.each([
  ['TemplateShort1', 'TEMPLATE_SHORT_1'],
  ['templateshort2', 'TEMPLATE_SHORT_2'],
  ['TEMPLATESHORT1', 'TEMPLATE_SHORT_1'],
  ['template-short-1', 'TEMPLATE_SHORT_1'],
  ['Short1', 'TEMPLATE_SHORT_1'],
  ['template1', 'TEMPLATE_1'],
  ['TEMPLATE1', 'TEMPLATE_1'],
  ['Template_01', 'TEMPLATE_1'],
  ['template 2-1', 'TEMPLATE_2_1'],
  ['Template2_2', 'TEMPLATE_2_2'],
  ['template16', 'TEMPLATE_16'],
  [' custom ', 'CUSTOM'],
])('%s is read as %s', (spelling, id) => {
  expect(canonicalTemplateId(spelling)).toBe(id);
});

test.each([
  ['template-21', 'TEMPLATE_21'],
  ['my design', 'MY_DESIGN'],
  ['1', '1'],
  ['', ''],
])('%j is unknown and keeps what it says: %s', (spelling, id) => {
  expect(canonicalTemplateId(spelling)).toBe(id);
});

test.each([...TEMPLATE_IDS, 'TEMPLATE_17', 'TEMPLATE_SHORT_9', 'Template 21-3', 'custom'])(
  '%s is the house’s',
  (id) => {
    expect(isHouseTemplateId(id)).toBe(true);
  },
);

test.each(['TEMPLATE_BOTANICA', 'TEMPLATE_SHORT_BOTANICA', 'CUSTOM_LACE', 'BOTANICA_17'])('%s is free', (id) => {
  expect(isHouseTemplateId(id)).toBe(false);
});

test('ids stand as people count', () => {
  const counted = [
    'TEMPLATE_1',
    'TEMPLATE_2',
    'TEMPLATE_2_1',
    'TEMPLATE_2_2',
    'TEMPLATE_3',
    'TEMPLATE_10',
    'TEMPLATE_SHORT_1',
  ];
  expect(counted.toReversed().toSorted(byTemplateId)).toEqual(counted);
});
