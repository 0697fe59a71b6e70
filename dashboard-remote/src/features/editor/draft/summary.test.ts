import { newId } from '../panel.ts';
import { draftOf } from '../editor-store.ts';
import { stored } from '../testing/stored.ts';
import { changesOf, patched } from './draft.ts';
import { summaryOf } from './summary.ts';

const base = draftOf(stored());
const [first, second] = base.content.galleries;
if (!first || !second) throw new Error('the fixture has pictures');

test('rows that came, went and changed are counted by panel; two values of a row are one change', () => {
  const galleries = [
    { ...first, title: 'Senja', overlay_opacity: 0.2 },
    ...base.content.galleries.slice(2),
    { ...first, id: newId() },
    { ...first, id: newId() },
  ];
  const draft = patched(base, { content: { galleries, quote: 'Cinta' }, option: { primary_color: '#123456' } });
  expect(summaryOf(changesOf(base, draft))).toEqual([
    { panel: 'gallery', added: 2, removed: 1, changed: 1 },
    { panel: 'quote', added: 0, removed: 0, changed: 1 },
    { panel: 'colours', added: 0, removed: 0, changed: 1 },
  ]);
});

test('a first dress code is a change of the events', () => {
  const none = patched(base, { option: { custom_config: null } });
  const draft = patched(none, { option: { custom_config: { dress_code: [{ text: 'Batik' }] } } });
  expect(summaryOf(changesOf(none, draft))).toEqual([{ panel: 'wedding_event', added: 0, removed: 0, changed: 1 }]);
});

test('nothing changed is nothing to say', () => expect(summaryOf(changesOf(base, base))).toEqual([]));
