import { ContentInput, OptionInput } from '@janur/contracts';
import { OTHER_SPELLINGS } from '@janur/contracts/rules';
import { createApi } from '@janur/data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import * as z from 'zod';
import { show } from '../../../testing/show.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { createEditorStore, draftOf } from '../editor-store.ts';
import { usePanelProps } from '../page/panel-pane.tsx';
import { StyleSelect } from '../fields/style-select.tsx';
import { SectionList } from '../page/section-list.tsx';
import { ofOption } from '../bind.ts';
import { styleFieldOf } from '../sections.ts';
import { stored } from '../testing/stored.ts';
import { COMPONENTS } from './components.ts';
import { type PanelId, panelOf, panelsOf, TABS } from './panel-list.ts';

type Stored = ReturnType<typeof stored>;

/** Not edited by hand: what the server gives, what the place in a list says, and what is read but never written. */
const OF_ITSELF = new Set([
  'content.id',
  'option.id',
  'content.stories.*.content_id',
  'content.stories.*.order',
  'content.hero_backgrounds.*.order',
  // a payment's bank is said by one name, which may be one of ours
  'content.payments.*.bank_id',
  'content.payments.*.default_bank.bank_name',
  // a daughter has the one, a son the other
  'content.bride.son_order',
  'content.groom.daughter_order',
  ...Object.keys(OTHER_SPELLINGS).map((name) => `option.${name}`),
]);

/** Edited as a whole, by one control or one builder. */
const WHOLE = new Set([
  'content.lines',
  'content.galleries',
  'content.hero_backgrounds',
  'option.custom_config',
  'option.rsvp_config',
  'option.orders',
]);

// jsdom has no players
beforeAll(() => {
  HTMLMediaElement.prototype.pause = () => undefined;
});

/** Every field that the contract takes, rows as `*`. */
function fieldsOf(schema: z.ZodType, path: string): string[] {
  if (WHOLE.has(path)) return [path];
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodType) return fieldsOf(inner.element, `${path}.*`);
  if (!(inner instanceof z.ZodObject)) return path.endsWith('.id') ? [] : [path];
  return Object.entries(inner.shape).flatMap(([key, field]) =>
    field instanceof z.ZodType ? fieldsOf(field, `${path}.${key}`) : [],
  );
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) return schema;
  const inner = schema.unwrap();
  return inner instanceof z.ZodType ? unwrapped(inner) : schema;
}

const FIELDS = [...fieldsOf(ContentInput, 'content'), ...fieldsOf(OptionInput, 'option'), 'name', 'version'].filter(
  (path) => !OF_ITSELF.has(path),
);

/** One row in every list, which its panel then shows opened. */
function withOneRowEach(list: 'events' | 'new_events'): Stored {
  const client = stored();
  const { content } = client;
  for (const name of ['galleries', 'hero_backgrounds', 'stories', 'payments'] as const) content[name].splice(1);
  const [event] = content.new_events;
  return { ...client, content: { ...content, events: [], new_events: [], ...(event && { [list]: [event] }) } };
}

/** Every path that a control in a panel stands for. */
function shownPaths(client: Stored): string[] {
  const store = createEditorStore(createApi(), client);
  show(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={store}>
        <SectionList />
        {TABS.flatMap(panelsOf)
          .filter((id) => id !== 'history' && id !== 'new_slug')
          .map((id) => (
            <OnePanel key={id} id={id} />
          ))}
      </EditorProvider>
    </QueryClientProvider>,
  );
  const paths = [...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path'] ?? '');
  cleanup();
  return paths.map((path) => path.replaceAll(/\.-?\d+(?=\.|$)/g, '.*'));
}

function OnePanel({ id }: { id: PanelId }) {
  const props = usePanelProps();
  const Component = COMPONENTS[id];
  const style = styleFieldOf(id);
  return (
    <>
      {style && <StyleSelect of={ofOption(props, style)} />}
      <Component {...props} />
    </>
  );
}

test('every field that an admin may change has its place in the editor', () => {
  const shown = new Set([...shownPaths(withOneRowEach('events')), ...shownPaths(withOneRowEach('new_events'))]);
  expect(FIELDS.length).toBeGreaterThan(100);
  expect(FIELDS.filter((path) => !shown.has(path))).toEqual([]);
});

test('every field is known to one panel: the save bar names it, and a refused value leads there', () => {
  expect(FIELDS.filter((path) => panelOf(path.replaceAll('*', '0')) === undefined)).toEqual([]);
});

test('what stands in a panel is a field of the contract', () => {
  const client = draftOf(withOneRowEach('new_events'));
  const known = [...FIELDS, ...Object.keys(client.content).map((key) => `content.${key}`), 'option.lock'];
  const shown = shownPaths(withOneRowEach('new_events'));
  expect(
    shown.filter((path) => !known.includes(path) && ![...WHOLE].some((whole) => path.startsWith(`${whole}.`))),
  ).toEqual([]);
});
