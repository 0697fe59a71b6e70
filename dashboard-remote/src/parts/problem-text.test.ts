import { PROBLEM_TEXTS, type Problem, problem, type ProblemCode } from '@janur/contracts/problems';
import { ApiError, NetworkError } from '@janur/data';
import { createTexts } from '@janur/i18n';
import { refusal } from '../testing/refusal.ts';
import { en } from '../texts/en/index.ts';
import { id } from '../texts/id/index.ts';
import { columnText, failureText, problemText } from './problem-text.ts';

const LANGUAGES = { id, en };
const t = {
  id: createTexts({ language: 'id', texts: id }).t,
  en: createTexts({ language: 'en', texts: en }).t,
};
const CODES = Object.keys(PROBLEM_TEXTS) as ProblemCode[]; // the keys of the table
const placesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name));

/** Values that stand nowhere else in a text: a letter of no alphabet of ours for each param. */
const marked = (code: ProblemCode): Problem => ({
  code,
  params: Object.fromEntries(placesOf(PROBLEM_TEXTS[code]).map((name, index) => [name, `ⓧ${index}`])),
});

describe.each(['id', 'en'] as const)('in %s', (language) => {
  test('every code has a text, and no text is left without its code', () => {
    expect(Object.keys(LANGUAGES[language].problems).toSorted()).toEqual(CODES.toSorted());
  });

  test.each(CODES)('%s says each of its params', (code) => {
    const text = problemText(t[language], marked(code));
    expect(text).not.toBe('');
    expect(text).not.toContain('{{');
    expect(Object.values(marked(code).params).filter((value) => !text.includes(String(value)))).toEqual([]);
  });
});

/** Words that no Indonesian sentence has. */
const ENGLISH =
  /\b(?:the|this|that|is|are|must|may|not|be|of|and|or|only|please|another|has|have|at least|at most|your|row)\b/i;

test.each(CODES)('%s is no English in Indonesian', (code) => {
  const text = problemText(t.id, { code, params: {} });
  expect(text).not.toBe(PROBLEM_TEXTS[code]);
  expect(text.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(ENGLISH);
});

describe('why a call failed', () => {
  test.each<[string, unknown, string]>([
    ['no answer', new NetworkError(new Error('cut')), id.parts.no_answer],
    [
      'what stands in the way',
      refusal(409, 'CONFLICT', { what: problem('guest_arrived') }),
      'Tamu ini sudah tercatat datang ke sebuah acara. Batalkan dulu catatan hadirnya.',
    ],
    [
      'what is wrong with the values, each once',
      refusal(422, 'VALIDATION_FAILED', {
        fields: {
          'body.phone_number': problem('not_a_phone_number'),
          'body.name': problem('required'),
          'body.email': problem('required'),
        },
      }),
      'Bukan nomor telepon · Harus diisi',
    ],
    ['an expired session', refusal(401, 'UNAUTHENTICATED', { what: problem('log_in') }), 'Masuk dulu.'],
    ['an answer that is none of ours', new ApiError(502, undefined), id.parts.server_fault],
  ])('%s', (_, error, text) => {
    expect(failureText(t.id, error)).toBe(text);
  });
});

test('a column is named by its word, one of somebody’s own as the file has it', () => {
  expect(columnText(t.id, 'total_attended')).toBe('Orang yang datang');
  expect(columnText(t.id, 'Alamat')).toBe('Alamat');
});
