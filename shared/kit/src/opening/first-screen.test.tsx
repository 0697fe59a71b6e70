import en from '@janur/i18n/guest/en' with { type: 'json' };
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import {
  defineTemplate,
  GuestTexts,
  InvitationPage,
  InvitationProvider,
  readLink,
  useMusic,
  useOpeningModal,
} from '../index.ts';
import { client, skin } from '../testing/fixture.ts';

const template = defineTemplate({
  skins: { TEMPLATE_1: skin },
  Opening: ({ view }) => (
    <button type="button" data-part="open">
      {view.joinedNames}
    </button>
  ),
  Frame: ({ children }) => children,
  sections: { hero: () => <h1>Hero</h1> },
});

let root: Root | undefined;
const complaints: unknown[] = [];
const complain = console.error;

beforeAll(() => {
  window.scrollTo = () => undefined;
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList; // what is read of it
});
beforeEach(() => {
  useOpeningModal.setState({ isShown: true });
  useMusic.setState({ isPlaying: false });
  complaints.length = 0;
  console.error = (...words) => void complaints.push(words);
});
afterEach(() => {
  act(() => root?.unmount());
  delete globalThis.janurTap;
  document.body.innerHTML = '';
  console.error = complain;
});

/** The page as a browser gets it, printed, and then taken over. */
async function takeOver({ isTapped = false } = {}) {
  const link = readLink('sinta-rama', new URLSearchParams());
  const page = (
    <GuestTexts language="en" texts={en}>
      <InvitationProvider invitation={{ client: client(), guest: null, link }}>
        <InvitationPage template={template} plain={template} />
      </InvitationProvider>
    </GuestTexts>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const printed = screen.getByRole('button');
  globalThis.janurTap = { isTapped, isTaken: false, song: null };
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  return printed;
}

test('the printed opening is taken over as it is, without a word', async () => {
  const printed = await takeOver();
  expect(await screen.findByRole('heading', { hidden: true })).toBeTruthy();
  expect(screen.getByRole('button')).toBe(printed);
  expect(complaints).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('a tap from before the page was there opens it', async () => {
  await takeOver({ isTapped: true });
  await screen.findByRole('heading', { name: 'Hero' });
  await waitFor(() => expect(useOpeningModal.getState().isShown).toBe(false));
  expect(useMusic.getState().isPlaying).toBe(true);
});

test('Enter opens before anything was tabbed to', async () => {
  await takeOver();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter' });
  expect(useMusic.getState().isPlaying).toBe(true);
});
