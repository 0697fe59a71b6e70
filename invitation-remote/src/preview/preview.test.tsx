import { listWishes, PublicClient, submitRsvp } from '@janur/contracts';
import type { PreviewEvent, PreviewMessage, PreviewScene } from '@janur/contracts/preview';
import { client, full, invitedGuest, useWishesStore } from '@janur/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, section, textOf } from '../testing/guest-page.tsx';
import { startTemplates, templateNamed } from '../testing/templates.tsx';

/** What the preview tells the page around it. Here that page is its own window. */
const told: PreviewEvent[] = [];
const hear = ({ data }: MessageEvent<PreviewEvent | PreviewMessage>) => {
  if (data.kind !== 'janur-preview') told.push(data);
};
const kinds = () => told.map(({ kind }) => kind.replace('janur-preview-', ''));
const isTold = (kind: string) => waitFor(() => expect(kinds()).toContain(kind));

/** Where the page was scrolled to. */
const shown: string[] = [];
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  shown.push(this.id);
};

let templates: Awaited<ReturnType<typeof startTemplates>>;
beforeAll(async () => {
  templates = await startTemplates();
});
afterAll(() => templates.stop());

beforeEach(() => {
  told.length = 0;
  shown.length = 0;
  useWishesStore.setState({ wishes: [] });
  window.addEventListener('message', hear);
});
afterEach(() => window.removeEventListener('message', hear));

function send(change: Partial<PreviewScene>, origin = location.origin) {
  const scene = { client: full(), guest: null, query: '', template: null, isOpened: true, ...change };
  const data: PreviewMessage = {
    kind: 'janur-preview',
    scene: { ...scene, client: PublicClient.parse(scene.client) },
  };
  return act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data })));
}
const named = (name: string, option = {}) => {
  const { bride } = client().content;
  return full({ content: { bride: bride && { ...bride, name } }, option });
};
const heading = () => screen.findByRole('heading', { level: 1, hidden: true });

async function openPreview() {
  await openPage({ state: 'preview', staff: 'https://staff.janur.test' });
  await isTold('ready');
}

test('says that it can take scenes, and waits for the first one', async () => {
  await openPreview();
  expect(kinds()).toEqual(['ready']);
  expect(screen.getByRole('status').textContent).toBe('Loading invitation');
});

test('shows a scene, and says so with the colours that it wears', async () => {
  await openPreview();
  await send({});
  expect((await heading()).textContent).toContain('Sinta');
  await isTold('shown');
  await isTold('colours');
  const { colours } = told.find(({ kind }) => kind === 'janur-preview-colours') ?? {};
  expect(colours).toMatchObject({ '--base': '#FAFAF5', '--primary': '#24463A' });
});

test('a keystroke changes the page in place', async () => {
  await openPreview();
  await send({ client: named('Sint') });
  const before = await heading();
  await send({ client: named('Sintawati') });
  await waitFor(() => expect(before.textContent).toContain('Sintawati'));
  expect(before.isConnected).toBe(true);
});

test('speaks the language that is chosen', async () => {
  await openPreview();
  await send({});
  await screen.findByRole('heading', { name: 'Gifts' });
  await send({ client: named('Sinta', { language: 'id' }) });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gifts' })).toBeNull());
  expect(document.documentElement.lang).toBe('id');
});

test('takes no scene of another origin', async () => {
  await openPreview();
  await send({ client: named('Mallory') }, 'https://elsewhere.example');
  expect(screen.queryByRole('heading', { level: 1, hidden: true })).toBeNull();
  await send({});
  expect((await heading()).textContent).toContain('Sinta');
});

test('shows the opening as the guest of the scene sees it, and the page below when that is wanted', async () => {
  await openPreview();
  await send({ isOpened: false, query: 'to=Keluarga+Hadi' });
  const opening = within(await screen.findByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getByText('Keluarga Hadi')).toBeTruthy();
  await send({ isOpened: true, guest: invitedGuest });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sinta & Rama' })).toBeNull());
  await waitFor(() => expect(section('hero').getByText('Budi Santoso')).toBeTruthy());
});

test('goes to the section that is being edited', async () => {
  await openPreview();
  await send({ section: 'gift' });
  await waitFor(() => expect(shown).toContain('gift'));
  expect(location.hash).toBe('#gift');
  await send({ section: 'footer' });
  await waitFor(() => expect(shown.at(-1)).toBe('footer'));
});

test('whoever scrolls by hand is not pulled back', async () => {
  await openPreview();
  await send({});
  await heading();
  await send({ section: 'gift' });
  // it goes there five times in 1.6 s, and has begun
  await waitFor(() => expect(shown).toContain('gift'));
  fireEvent.wheel(window);
  const before = shown.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(shown.slice(before)).toEqual([]);
});

test('wears the template of the scene, and Plain Paper where that does not come', async () => {
  await openPreview();
  await send({ template: templates.publish(templateNamed('Garden')) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Garden' })).toBeTruthy();
  await send({ template: templates.missing() });
  await waitFor(() => expect(section('hero').getByText('Wedding invitation')).toBeTruthy());
});

describe('to who looks it through', () => {
  const taps = () => told.flatMap(({ tapped }) => (tapped ? [tapped] : []));

  test('it tells the text that was tapped and its section, and marks it until another one is', async () => {
    await openPreview();
    await send({ isReviewed: true, client: full({ content: { quote: 'Bhinneka Tunggal Ika' } }) });
    await heading();
    const quote = await screen.findByText('Bhinneka Tunggal Ika');
    fireEvent.click(quote);
    await waitFor(() => expect(taps()).toEqual([{ text: 'Bhinneka Tunggal Ika', section: 'quote' }]));
    expect(quote.style.outline).not.toBe('');
    fireEvent.click(section('hero').getAllByText(/Sinta/)[0] as HTMLElement);
    await waitFor(() => expect(taps().at(-1)?.section).toBe('hero'));
    expect(quote.style.outline).toBe('');
  });

  test('buttons and fields stay what they are', async () => {
    await openPreview();
    await send({ isReviewed: true });
    await heading();
    fireEvent.click(await section('rsvp').findByRole('textbox', { name: /^Your name/ }));
    fireEvent.click(section('rsvp').getByRole('button', { name: 'Send reply' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(taps()).toEqual([]);
  });

  test('an editor’s preview tells no taps', async () => {
    await openPreview();
    await send({});
    fireEvent.click(await heading());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(taps()).toEqual([]);
  });
});

describe('calls nobody', () => {
  test('wishes are there, and an RSVP is thanked for', async () => {
    await openPreview();
    await send({});
    await waitFor(() => expect(section('wishes').getAllByRole('listitem')).toHaveLength(3));
    const name = await section('rsvp').findByRole('textbox', { name: /^Your name/ });
    fireEvent.change(name, { target: { value: 'Budi' } });
    fireEvent.change(section('rsvp').getByRole('textbox', { name: /^Your wish/ }), { target: { value: 'Bahagia' } });
    for (const no of section('rsvp').getAllByRole('radio', { name: 'Sorry, I can’t make it' })) fireEvent.click(no);
    fireEvent.click(section('rsvp').getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Thank You! Your RSVP has been submitted.')).toBeTruthy();
    expect(textOf('wishes')).toContain('Bahagia');
  });

  test('its answers are those of the contracts', async () => {
    await openPreview();
    const wishes = await (await fetch('/api/public/wishes/1?page=1')).json();
    expect(listWishes.response.safeParse(wishes.data).success).toBe(true);
    const sent = { method: 'POST', body: JSON.stringify({ name: 'Budi' }) };
    const receipt = await (await fetch('/api/public/guests/rsvp/1', sent)).json();
    expect(submitRsvp.response.parse(receipt.data).wish).toBeNull();
    expect((await fetch('/api/public/auth/detail')).status).toBe(404);
  });
});
