import { client } from '@janur/kit/testing';
import { PublicClient } from '@janur/contracts';
import type { PreviewEvent } from '@janur/contracts/preview';
import { act, render, screen } from '@testing-library/react';
import { GuestOrigin } from './guest-origin.ts';
import { PreviewFrame } from './preview-frame.tsx';

const GUESTS = 'https://guests.janur.test';
const worn: NonNullable<PreviewEvent['colours']>[] = [];
const saves: KeyboardEvent[] = [];
const hearSave = (event: KeyboardEvent) => void saves.push(event);

beforeEach(() => {
  worn.length = 0;
  saves.length = 0;
  window.addEventListener('keydown', hearSave);
  const scene = { client: PublicClient.parse(client()), guest: null, query: '', template: null, isOpened: true };
  render(
    <GuestOrigin value={GUESTS}>
      <PreviewFrame title="Phone" scene={scene} width={390} height={844} scale={1} onColours={(c) => worn.push(c)} />
    </GuestOrigin>,
  );
});
afterEach(() => window.removeEventListener('keydown', hearSave));

const frame = () => screen.getByTitle<HTMLIFrameElement>('Phone');

/** What the frame says, or somebody who would be taken for it. */
function say(data: unknown, { origin = GUESTS, source = frame().contentWindow } = {}) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}
const colours = { kind: 'janur-preview-colours', colours: { '--base': '#FAFAF5' } };
const save = { kind: 'janur-preview-save' };

test('is of the guests’ origin, and may neither open windows nor lead the page around elsewhere', () => {
  expect(frame().src).toBe(`${GUESTS}/preview`);
  // jsdom does not read the list
  const rights = frame().getAttribute('sandbox')?.split(' ') ?? [];
  expect(rights.toSorted()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts']);
});

test('hears its own frame, of the guests’ origin, and nobody else', () => {
  say(colours, { origin: 'https://evil.test' });
  say(colours, { origin: location.origin });
  say(colours, { source: window });
  say(colours, { source: null });
  expect(worn).toEqual([]);
  say(colours);
  expect(worn).toEqual([{ '--base': '#FAFAF5' }]);
});

test.each([
  ['#fff', true],
  ['rgb(1, 2, 3)', true],
  ['oklch(0.4 0.1 20 / 50%)', true],
  ['transparent', true],
  ['url(https://evil.test/x.png)', false],
  ['image-set("x.png" 1x)', false],
  ['red; background: blue', false],
  [7, false],
  [{ toString: (): string => 'red' }, false],
])('takes %j for a colour: %s', (colour, isOne) => {
  say({ kind: 'janur-preview-colours', colours: { '--base': colour, '--nobody': 'red' } });
  expect(worn).toEqual([isOne ? { '--base': colour } : {}]);
});

test.each([
  [null],
  ['save'],
  [7],
  [{}],
  [{ kind: 'janur-preview' }],
  [{ kind: { toString: (): string => 'janur-preview-save' } }],
])('%j is nothing that it could have said', (data) => {
  frame().focus();
  say(data);
  expect([worn, saves]).toEqual([[], []]);
});

test('is asked to save only by who is in it', () => {
  say(save);
  expect(saves).toEqual([]);
  frame().focus();
  say(save);
  expect(saves.map(({ key, ctrlKey }) => [key, ctrlKey])).toEqual([['s', true]]);
});
