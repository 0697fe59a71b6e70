import { newId } from '../panel.ts';
import { stored } from '../testing/stored.ts';
import { draftOf } from '../editor-store.ts';
import { changesOf, clientBody, isDirty, optionBody, patched, rebased, withGivenIds } from './draft.ts';

const base = draftOf(stored());
const [event] = base.content.new_events;
if (!event) throw new Error('the fixture has an event');

test('what was changed back is no change', () => {
  const changed = patched(base, { content: { greeting: 'Om Swastyastu' } });
  expect(isDirty(base, changed)).toBe(true);
  expect(isDirty(base, patched(changed, { content: { greeting: base.content.greeting } }))).toBe(false);
});

test('only changed fields are sent, lists whole', () => {
  const renamed = base.content.new_events.with(0, { ...event, title: 'Akad' });
  const draft = patched(base, { content: { new_events: renamed, quote: 'Cinta' }, option: { is_hidden: true } });
  expect(clientBody(base, draft)).toEqual({
    name: base.name,
    version: base.version,
    content: { new_events: renamed, quote: 'Cinta' },
  });
  expect(optionBody(base, draft)).toEqual({ is_hidden: true });
});

test('what is the same is not sent at all', () => {
  expect(clientBody(base, base)).toBeUndefined();
  expect(optionBody(base, base)).toBeUndefined();
  expect(clientBody(base, patched(base, { name: 'Ayu & Made' }))?.content).toEqual({});
});

test('new rows are sent without the ids that the editor gave them, banks too', () => {
  const bank = { id: newId(), bank_name: 'Bank Baru', bank_logo_url: null };
  const [payment] = base.content.payments;
  if (!payment) throw new Error('the fixture has a payment');
  const draft = patched(base, { content: { payments: [{ ...payment, id: newId(), default_bank: bank }] } });
  const sent = clientBody(base, draft)?.content.payments?.[0];
  expect(sent).not.toHaveProperty('id');
  expect(sent?.default_bank).toEqual({ bank_name: 'Bank Baru', bank_logo_url: null });
});

test('a new row keeps what was typed while it was being saved, under the id that it got', () => {
  const id = newId();
  const row = { ...event, id, title: 'Resepsi' };
  const sent = patched(base, { content: { new_events: [...base.content.new_events, row] } });
  const typing = patched(sent, {
    content: { new_events: [...base.content.new_events, { ...row, title: 'Resepsi malam' }] },
  });
  const answer = { ...sent.content, new_events: [...base.content.new_events, { ...row, id: 9001 }] };
  const named = (draft: typeof sent) => withGivenIds(draft, sent, answer);
  const { draft, clashes } = rebased({ base: named(sent), mine: named(typing), theirs: { ...sent, content: answer } });
  expect(clashes).toEqual([]);
  expect(draft.content.new_events.at(-1)).toEqual({ ...row, id: 9001, title: 'Resepsi malam' });
});

test('the revision of a slug is the server’s, whoever changed what', () => {
  const theirs = patched(base, { option: { revision: 9, slider: true } });
  const { draft } = rebased({ base, mine: patched(base, { option: { is_hidden: true } }), theirs });
  expect(draft.option).toMatchObject({ revision: 9, slider: true, is_hidden: true });
  expect(changesOf(base, theirs).map(({ path }) => path)).toEqual([['option', 'slider']]);
});
