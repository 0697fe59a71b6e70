import { FIXTURES } from '@janur/kit/testing';
import { dressed, paramsFromSettings, settingsFromParams } from './settings.ts';

const read = (query: string) => settingsFromParams(new URLSearchParams(query));

test('the address bar keeps every choice, and leaves unsaid what is not chosen', () => {
  const query = 'template=TEMPLATE_2&fixture=six+events&language=ja&web_type=BIRTHDAY&opened=no&hero_style=HIDDEN';
  expect(paramsFromSettings(read(query)).toString()).toBe(query);
  expect(paramsFromSettings(read('')).toString()).toBe('fixture=full');
});

test('what the address bar cannot mean counts as not said', () => {
  expect(read('fixture=nothing&language=xx&hero_style=STYLE9')).toEqual(read(''));
});

test('an invitation is dressed in what was chosen, and keeps the rest', () => {
  const { option } = dressed(FIXTURES.full, read('template=TEMPLATE_9&language=kr&gift_style=NO_MODAL'));
  expect(option).toEqual({
    ...FIXTURES.full.client.option,
    template: 'TEMPLATE_9',
    language: 'kr',
    gift_style: 'NO_MODAL',
  });
});
