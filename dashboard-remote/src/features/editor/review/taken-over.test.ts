import { draftOf } from '../editor-store.ts';
import { stored } from '../testing/stored.ts';
import { idPathOf, isOfFormer, isTakenOver, textNow, withSuggested } from './taken-over.ts';

const DRAFT = draftOf(stored());
const [event] = DRAFT.content.new_events;
const TITLE = `content.new_events.${event?.id}.title`;
const said = (path: string, text: string, before: string | null = null) => ({ path, text, before });

test('a suggestion is put into the row that it is about, wherever that stands now', () => {
  const moved = { ...DRAFT, content: { ...DRAFT.content, new_events: DRAFT.content.new_events.toReversed() } };
  const taken = withSuggested(moved, said(TITLE, 'Akad Nikah Sinta'));
  expect(taken.content.new_events.find(({ id }) => id === event?.id)?.title).toBe('Akad Nikah Sinta');
  expect(taken.content.new_events.filter(({ title }) => title === 'Akad Nikah Sinta')).toHaveLength(1);
  expect(isTakenOver(taken, said(TITLE, 'Akad Nikah Sinta'))).toBe(true);
});

test('a text that is to go is empty afterwards', () => {
  const taken = withSuggested(DRAFT, said('content.quote', ''));
  expect(taken.content.quote).toBeNull();
  expect(isTakenOver(taken, said('content.quote', ''))).toBe(true);
});

test('a line of the look becomes the couple’s own, and its own again', () => {
  const path = 'content.lines.footer.thanks';
  const bare = { ...DRAFT, content: { ...DRAFT.content, lines: null } };
  const taken = withSuggested(bare, said(path, 'Matur nuwun'));
  expect(taken.content.lines).toEqual({ 'footer.thanks': 'Matur nuwun' });
  expect(withSuggested(taken, said(path, '')).content.lines).toBeNull();
});

test('what was said of a row that is gone changes nothing', () => {
  const gone = said('content.new_events.424242.title', 'Resepsi');
  expect(withSuggested(DRAFT, gone)).toBe(DRAFT);
  expect(textNow(DRAFT, gone)).toBeUndefined();
});

test('a text that was changed since is told apart', () => {
  const of = said('content.quote', 'Baru', DRAFT.content.quote);
  expect(isOfFormer(DRAFT, of)).toBe(false);
  expect(isOfFormer(withSuggested(DRAFT, said('content.quote', 'Lain')), of)).toBe(true);
  expect(isOfFormer(withSuggested(DRAFT, of), of)).toBe(false);
});

test('a field finds what was said of its row', () => {
  expect(idPathOf(DRAFT, 'content.new_events.0.title')).toBe(TITLE);
  expect(idPathOf(DRAFT, 'content.bride.name')).toBe('content.bride.name');
  expect(idPathOf(DRAFT, 'content.lines.footer.thanks')).toBe('content.lines.footer.thanks');
});
