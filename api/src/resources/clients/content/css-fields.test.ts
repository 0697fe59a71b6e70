import {
  type ContentInput,
  getClientBySlug,
  getClientOption,
  getLock,
  updateClient,
  updateOption,
  problem,
} from '@janur/contracts';
import type { GivenClient } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
let admin: { token: string };
let client: GivenClient;
beforeAll(async () => {
  admin = await api.given.admin();
  client = await api.given.client();
});

const putOption = (custom_css: string) =>
  api.as(admin).call(updateOption, { params: { optionId: client.optionId }, body: { custom_css } });
const putContent = (content: ContentInput) =>
  api.as(admin).call(updateClient, {
    params: { clientId: client.id },
    body: { name: client.name, version: 'V2', content },
  });
const shown = async () => (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data;

test('a sheet is kept as it was written and served below the invitation’s root', async () => {
  const written = '/* gold */\nbody .hero {\n  color: gold\n}';
  expect((await putOption(written)).status).toBe(200);
  const edited = await api.as(admin).call(getClientOption, { params: { optionId: client.optionId } });
  expect(edited.data.option.custom_css).toBe(written);
  expect((await shown()).option.custom_css).toBe('[data-invitation] .hero{color:gold}');
  const lock = await api.as().call(getLock, { params: { slug: client.slug } });
  expect(lock.data.custom_css).toBe('[data-invitation] .hero{color:gold}');
});

test('a sheet with something forbidden is refused by name, and the former one stays', async () => {
  await putOption('.a { color: red }');
  const answer = await putOption('.a { color: red }\n@import "https://evil.example/x.css";');
  expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.failure.fields).toMatchObject([
    { path: 'body.custom_css', ...problem('css_not_allowed', { line: 2, column: 1, name: '@import' }) },
  ]);
  expect((await shown()).option.custom_css).toBe('[data-invitation] .a{color:red}');
});

test('the declarations of pictures are served without what is not theirs', async () => {
  const css = 'object-position: 50% 20%; /* face */';
  const content: ContentInput = {
    bride: { name: 'Sinta', image_css: css },
    groom: { name: 'Rama', image_css: css },
    galleries: [{ css }],
    hero_backgrounds: [{ css }],
    galleries_css: css,
    galleries_mobile_css: css,
    opening_modal_image_css: css,
  };
  expect((await putContent(content)).status).toBe(200);
  const served = 'object-position:50% 20%';
  expect((await shown()).content).toMatchObject({
    bride: { image_css: served },
    groom: { image_css: served },
    galleries: [{ css: served }],
    hero_backgrounds: [{ css: served }],
    galleries_css: served,
    galleries_mobile_css: served,
    opening_modal_image_css: served,
  });
});

test('every field of declarations refuses what would leave its place', async () => {
  const css = 'position: fixed';
  const answer = await putContent({
    bride: { image_css: css },
    groom: { image_css: css },
    galleries: [{ css: 'gap: 1px' }, { css }],
    hero_backgrounds: [{ css }],
    galleries_css: css,
    galleries_mobile_css: css,
    opening_modal_image_css: css,
  });
  expect(answer.status).toBe(422);
  expect(answer.failure.fields?.map(({ path }) => path.replace('body.content.', '')).toSorted()).toEqual([
    'bride.image_css',
    'galleries.1.css',
    'galleries_css',
    'galleries_mobile_css',
    'groom.image_css',
    'hero_backgrounds.0.css',
    'opening_modal_image_css',
  ]);
});

test('what was stored before the rules is not served, and the page opens all the same', async () => {
  const old = await api.given.client({
    option: { custom_css: '@import "https://evil.example/x.css"' },
    content: { galleries_css: '.a { color: red }' },
  });
  const { data, status } = await api.as().call(getClientBySlug, { params: { slug: old.slug } });
  expect([status, data.option.custom_css, data.content.galleries_css]).toEqual([200, null, null]);
});
