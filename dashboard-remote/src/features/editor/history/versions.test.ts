import type { AuditChange, AuditEntry } from '@janur/contracts';
import { draftOf } from '../editor-store.ts';
import { stored } from '../testing/stored.ts';
import { restoredTo, versionsOf, withOffered } from './versions.ts';

const saved = draftOf(stored());
const [first, second] = saved.content.galleries;
if (!first || !second) throw new Error('the fixture has pictures');
const optionId = saved.option.id;

let made = 100;
function entry(changes: AuditChange[], over: Partial<AuditEntry> = {}): AuditEntry {
  made -= 1;
  return {
    id: made,
    action: 'client.update',
    subject_type: 'client',
    subject_id: '1',
    changes,
    account_name: 'Dina',
    role: 'ADMIN',
    // each a minute before the one above it
    created_at: new Date(Date.UTC(2027, 0, 1) + made * 60_000).toISOString(),
    ...over,
  };
}
const ofOption = (changes: AuditChange[], id = optionId) =>
  entry(changes, { action: 'option.update', subject_type: 'option', subject_id: String(id) });

/** The state before the one save that these changes are. */
function before(changes: AuditChange[], make: (changes: AuditChange[]) => AuditEntry = entry) {
  const versions = versionsOf([make(changes), entry([{ path: 'name', from: 'A', to: 'B' }])], optionId, 9);
  const [, older] = versions;
  if (!older) throw new Error('there are two versions');
  return restoredTo(older, versions, saved);
}

test('versions are the saves of this slug and its client, numbered from the latest', () => {
  const log = [
    ofOption([{ path: 'slider', from: null, to: true }]),
    entry([], { action: 'guest.create', subject_type: 'guest' }),
    ofOption([{ path: 'slider', from: null, to: true }], optionId + 1),
    entry([{ path: 'uploads', from: null, to: '/files/a.webp' }], { action: 'UPLOAD_IMAGE' }),
    entry([{ path: 'content.galleries.3.title', from: 'a', to: 'b' }]),
  ];
  expect(versionsOf(log, optionId, 9).map(({ number, changes }) => [number, changes[0]?.path])).toEqual([
    [9, ['option', 'slider']],
    [8, ['content', 'galleries', 3, 'title']],
  ]);
});

test('content and settings that were saved together are one version, which is taken back whole', () => {
  const at = (time: number) => ({ created_at: new Date(Date.UTC(2027, 0, 1, 3, 0, time)).toISOString() });
  const setting = { ...ofOption([{ path: 'slider', from: null, to: true }]), ...at(31) };
  const content = entry([{ path: 'content.greeting', from: 'Dulu', to: 'Kini' }], at(30));
  const older = entry([{ path: 'content.greeting', from: 'Awal', to: 'Dulu' }], at(26));
  const versions = versionsOf([setting, content, older], optionId, 9);
  expect(versions.map((version) => [version.first, version.number, version.changes.length])).toEqual([
    [8, 9, 2],
    [7, 7, 1],
  ]);
  const [, former] = versions;
  const { draft } = former ? restoredTo(former, versions, saved) : { draft: saved };
  expect([draft.content.greeting, draft.option.slider]).toEqual(['Dulu', null]);
  const other = versionsOf([{ ...setting, account_name: 'Sari' }, content], optionId, 9);
  expect(other).toHaveLength(2);
});

test('a value, a field of a row and a setting become what they were', () => {
  const { draft, kept } = before([
    { path: 'content.greeting', from: 'Dulu', to: saved.content.greeting },
    { path: `content.galleries.${first.id}.title`, from: 'Lama', to: first.title },
  ]);
  expect(kept).toEqual([]);
  expect(draft.content.greeting).toBe('Dulu');
  expect(draft.content.galleries[0]).toEqual({ ...first, title: 'Lama' });
  expect(before([{ path: 'slider', from: true, to: null }], ofOption).draft.option.slider).toBe(true);
});

test('a row that was added goes, one that was removed comes back as a new one, and the order is the former', () => {
  const gone = { ...first, id: 77_777, title: 'Gone' };
  expect(
    before([{ path: `content.galleries.${first.id}`, from: null, to: first }]).draft.content.galleries,
  ).not.toContainEqual(first);
  const back = before([{ path: 'content.galleries.77777', from: gone, to: null }]).draft.content.galleries.at(-1);
  expect(back).toMatchObject({ title: 'Gone' });
  expect(back?.id).toBeLessThan(0);
  const ids = saved.content.galleries.map(({ id }) => id);
  const former = before([{ path: 'content.galleries', from: ids.toReversed(), to: ids }]).draft.content.galleries;
  expect(former.map(({ id }) => id)).toEqual(ids.toReversed());
});

test('where the invitation stands and who may open it stay as they are, and are offered', () => {
  const { slug, is_hidden: isHidden } = saved.option;
  const { draft, offered } = before(
    [
      { path: 'slug', from: 'dulu', to: slug },
      { path: 'is_private', from: true, to: false },
      { path: 'slider', from: true, to: null },
    ],
    ofOption,
  );
  expect(draft.option).toMatchObject({ slug, is_hidden: isHidden, is_private: false, slider: true });
  expect(offered.map(({ path, former }) => [path.join('.'), former])).toEqual([
    ['option.slug', 'dulu'],
    ['option.is_private', true],
  ]);
  expect(withOffered(draft, offered).option).toMatchObject({ slug: 'dulu', is_private: true, slider: true });
});

test('a code that was set later is not taken away unasked', () => {
  const locked = { ...saved, option: { ...saved.option, lock: { ...saved.option.lock, code: 'BUNGA' } } };
  const versions = versionsOf(
    [ofOption([{ path: 'lock.code', from: null, to: '••••' }]), entry([{ path: 'name', from: 'A', to: 'B' }])],
    optionId,
    9,
  );
  const [, older] = versions;
  if (!older) throw new Error('there are two versions');
  const { draft, offered } = restoredTo(older, versions, locked);
  expect(draft.option.lock.code).toBe('BUNGA');
  expect(withOffered(draft, offered).option.lock.code).toBeNull();
});

test.each([
  ['a hidden code', 'lock.code', '••••'],
  ['a text that the log has cut', 'custom_css', `${'x'.repeat(5000)}…`],
])('%s stays as it is now, and is named', (_, path, from) => {
  const { draft, kept } = before([{ path, from, to: null }], ofOption);
  expect(draft.option).toEqual(saved.option);
  expect(kept.map((steps) => steps.join('.'))).toEqual([`option.${path}`]);
});

test('without a version everything is taken back: how the invitation was made', () => {
  const log = [
    entry([{ path: 'content.galleries', from: [], to: [first.id, second.id] }], { action: 'client.update' }),
    entry([{ path: 'name', from: 'Sinta', to: 'Sinta & Rama' }]),
    entry([{ path: 'name', from: 'S', to: 'Sinta' }]),
  ];
  const versions = versionsOf(log, optionId, 9);
  expect(restoredTo(versions.at(-1), versions, saved).draft.name).toBe('Sinta');
  expect(restoredTo(undefined, versions, saved).draft.name).toBe('S');
});
