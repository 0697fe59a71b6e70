import { defineTemplate } from '@janur/kit';
import { client } from '@janur/kit/testing';
import { screen } from '@testing-library/react';
import { useRsvpWords } from './rsvp-words.ts';
import { showTemplate, standInForBrowser } from './testing/index.ts';

beforeAll(standInForBrowser);

function Words() {
  const { eyebrow, title } = useRsvpWords();
  return (
    <>
      <h1>{title}</h1>
      <p>{eyebrow}</p>
      <h2>Thank you</h2>
    </>
  );
}
const template = defineTemplate({
  skins: {
    TEMPLATE_1: {
      colors: {
        base: '#fff',
        primary: '#111',
        secondary: '#222',
        third: '#eee',
        title: '#111',
        ink: '#000',
        onPrimary: '#fff',
      },
      fonts: { heading: 'serif', body: 'serif', script: 'serif' },
    },
  },
  Opening: () => null,
  Frame: ({ children }) => children,
  sections: { hero: Words },
});

test.each([
  [null, 'Will you join us?', 'RSVP'],
  ['WISH_ONLY', 'Words from friends', 'Wishes'],
] as const)('with %s the form is titled “%s”', async (rsvp_style, title, eyebrow) => {
  await showTemplate(template, client({ option: { rsvp_style } }));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(eyebrow)).toBeTruthy();
});
