import type { ClientOption } from '@janur/contracts';
import { client, profile } from '../testing/fixture.ts';
import { hostProfiles } from './hosts.ts';

const both = { bride: profile({ name: 'Sinta' }), groom: profile({ name: 'Rama' }) };
const order = (option: Partial<ClientOption>) =>
  hostProfiles(client({ content: both, option })).map(({ side }) => side);

test('the bride stands first, and the groom where the couple’s language names him first', () => {
  expect(order({ language: 'id' })).toEqual(['bride', 'groom']);
  expect(order({ language: 'ge' })).toEqual(['bride', 'groom']);
  for (const language of ['cn', 'ja', 'kr'] as const) expect(order({ language })).toEqual(['groom', 'bride']);
});

test('a birthday’s host is the bride where there are two names, in every language', () => {
  for (const language of ['en', 'kr'] as const) expect(order({ language, web_type: 'BIRTHDAY' })).toEqual(['bride']);
});
