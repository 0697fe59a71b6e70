/** @jest-environment jsdom */
import { TAP_SCRIPT } from './tap-script.ts';

const started: string[] = [];

beforeAll(() => {
  // jsdom plays nothing
  globalThis.Audio = class {
    loop = false;
    readonly src: string;
    constructor(src: string) {
      this.src = src;
    }
    play() {
      started.push(this.src);
      return Promise.reject(new Error('this browser wants silence'));
    }
  } as unknown as typeof Audio; // as much of one as the page uses
});
beforeEach(() => void started.splice(0));

/** The printed opening with its script run as a browser does. */
function opening({ search = '', song = '' } = {}) {
  history.replaceState(null, '', `/sinta-rama${search}`);
  document.body.innerHTML = `<div data-part="opening" tabindex="-1">
    <b data-part="guest"></b><button data-part="open"><i>Buka undangan</i></button><p>Sinta &amp; Rama</p></div>`;
  // a script in the document, as the server writes it: it reads its own song
  const script = Object.assign(document.createElement('script'), { textContent: TAP_SCRIPT });
  if (song) script.dataset['song'] = song;
  document.body.append(script);
  const dialog = document.querySelector<HTMLElement>('[data-part="opening"]');
  if (!dialog) throw new Error('no opening');
  return { dialog, click: (selector: string) => dialog.querySelector<HTMLElement>(selector)?.click() };
}

test('a tap before the page’s script is there is remembered, shown, and starts the song, which goes on for ever', () => {
  const { dialog, click } = opening({ song: '/files/song.mp3' });
  click('[data-part="open"] i');
  expect(globalThis.janurTap).toMatchObject({ isTapped: true, isTaken: false, song: { loop: true } });
  expect(dialog.dataset['pressed']).toBe('');
  expect(started).toEqual(['/files/song.mp3']);
});

test('where the invitation is quiet a tap starts no song', () => {
  document.documentElement.setAttribute('data-quiet', '');
  const { click } = opening({ song: '/files/song.mp3' });
  click('button');
  document.documentElement.removeAttribute('data-quiet');
  expect(globalThis.janurTap).toMatchObject({ isTapped: true, song: null });
  expect(started).toEqual([]);
});

test('a second tap starts no second song', () => {
  const { click } = opening({ song: '/files/song.mp3' });
  click('button');
  click('button');
  expect(started).toHaveLength(1);
});

test('a tap beside the button opens nothing', () => {
  const { dialog, click } = opening({ song: '/files/song.mp3' });
  click('p');
  expect(globalThis.janurTap).toMatchObject({ isTapped: false });
  expect(dialog.dataset['pressed']).toBeUndefined();
  expect(started).toEqual([]);
});

test('once the page has taken over, a tap is the page’s', () => {
  const { click } = opening({ song: '/files/song.mp3' });
  if (globalThis.janurTap) globalThis.janurTap.isTaken = true;
  click('button');
  expect(globalThis.janurTap).toMatchObject({ isTapped: false });
  expect(started).toEqual([]);
});

test('an invitation without a song is silent', () => {
  opening().click('button');
  expect(globalThis.janurTap).toMatchObject({ isTapped: true, song: null });
  expect(started).toEqual([]);
});

test('the opening has the focus, and Enter opens it as a tap does', () => {
  const { dialog } = opening();
  expect(document.activeElement).toBe(dialog);
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
  expect(globalThis.janurTap).toMatchObject({ isTapped: false });
  dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(globalThis.janurTap).toMatchObject({ isTapped: true });
});

test.each([
  ['?to=Ibu+Ratna', 'Ibu Ratna', 'short'],
  [`?to=${'Ratna+'.repeat(10)}`, 'Ratna '.repeat(10).trim(), 'long'],
  ['?to=%20%20', '', undefined],
  ['', '', undefined],
])('the link %s greets %j', (search, name, length) => {
  const { dialog } = opening({ search });
  expect(dialog.querySelector('[data-part="guest"]')?.textContent).toBe(name);
  expect(dialog.dataset['guest']).toBe(length);
});
