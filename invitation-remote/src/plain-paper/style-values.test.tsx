import { listWishes } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { full, profile } from '@janur/kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { openPage, ready, section } from '../testing/guest-page.tsx';

type Change = NonNullable<Parameters<typeof full>[0]>;

beforeEach(() => void answer(listWishes, () => []));

/** No remote serves the template's id: the invitation is on Plain Paper. */
const onPaper = (change: Change = {}) => openPage(ready({ client: full(change) }));

describe('the opening’s style', () => {
  const opened = async (change: Change) => {
    await openPage(ready({ client: full(change) }), { query: 'to=Budi', isOpened: false });
    return screen.findByRole('dialog', { name: 'Sinta & Rama' });
  };

  test('with QUERY_REVERSE the guest stands above the names, else below', async () => {
    const isAbove = async (opening_modal_style: 'QUERY_REVERSE' | null) => {
      const { textContent: words } = await opened({ option: { opening_modal_style } });
      cleanup();
      return words.indexOf('Budi') < words.indexOf('Sinta');
    };
    expect(await isAbove('QUERY_REVERSE')).toBe(true);
    expect(await isAbove(null)).toBe(false);
  });

  test.each(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const)('has its picture as %s', async (type) => {
    const opening = await opened({ content: { opening_modal_image_type: type } });
    const picture = within(opening).getByRole('img', { name: 'Picture of Sinta and Rama' });
    expect(picture.closest('[data-type]')?.getAttribute('data-type')).toBe(type);
  });

  test('with STYLE2 has none', async () => {
    expect(within(await opened({ option: { opening_modal_style: 'STYLE2' } })).queryByRole('img')).toBeNull();
  });
});

test('with NAME_NEW_LINES each name and “and” has its line', async () => {
  await onPaper({ option: { hero_style: 'NAME_NEW_LINES' } });
  const lines = [...section('hero').getByRole('heading', { level: 1 }).children].map((line) => line.textContent);
  expect(lines).toEqual(['Sinta', 'and', 'Rama']);
});

test.each([
  [null, 1],
  ['NO_ICON', 0],
] as const)('with %s the gifts have %i envelope', async (gift_style, count) => {
  await onPaper({ option: { gift_style } });
  await section('gift').findByRole('button', { name: 'Show gift details' });
  expect(document.querySelectorAll('#gift svg')).toHaveLength(count);
});

test.each([
  [null, 'svg'],
  ['NO_FLOWER', 'hr'],
] as const)('with %s the quote stands under an element %s', async (quote_style, drawing) => {
  await onPaper({ option: { quote_style } });
  expect(document.querySelector('#quote blockquote')?.firstElementChild?.matches(drawing)).toBe(true);
});

test('a host whose parents are not named keeps the order among the children', async () => {
  const bride = profile({ father_name: null, mother_name: null, daughter_order: '1' });
  await onPaper({ content: { bride } });
  expect(section('bride_groom').getByText('First daughter')).toBeTruthy();
});
