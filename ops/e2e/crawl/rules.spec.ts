import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openEyes } from '../eyes/ground.ts';
import { loneSigns } from './lone-signs.ts';
import { strangeFonts } from './strange-fonts.ts';
import { wrongLanguage } from './wrong-language.ts';

const ROOT = '[data-invitation]';

async function shows(page: Page, lang: string, body: string) {
  await page.setContent(`<!doctype html><html lang="${lang}"><main data-invitation>${body}</main></html>`);
  await page.evaluate(openEyes);
}

const GREETING = 'Dengan memohon rahmat Tuhan kami mengundang Anda untuk hadir dan memberikan doa restu.';

test('words in another language than their lang are seen, with their own lang they are none', async ({ page }) => {
  const whatIn = async (lang: string, body: string) => {
    await shows(page, lang, body);
    return (await page.evaluate(wrongLanguage, ROOT)).map(({ what }) => what);
  };
  expect(await whatIn('de', `<p>${GREETING}</p>`)).toEqual(['it reads as id, under lang="de"']);
  expect(await whatIn('ja', `<p>${GREETING}</p>`)).toEqual([expect.stringMatching(/13 words in Latin letters/)]);
  expect(await whatIn('id', '<p>ご臨席を賜りますようお願い申し上げます</p>')).toEqual([expect.stringMatching(/kana/)]);
  expect(await whatIn('ja', '<p>귀한 걸음 하시어 축복해 주세요</p>')).toEqual([expect.stringMatching(/Hangul/)]);
  expect(await whatIn('en', '<p>敬邀您莅临</p>')).toEqual([expect.stringMatching(/Han signs/)]);

  expect(await whatIn('ja', `<p lang="id">${GREETING}</p><p>ご臨席を賜りますよう</p>`)).toEqual([]);
  expect(await whatIn('ms', `<p>${GREETING}</p>`)).toEqual([]);
  expect(await whatIn('id', '<h3>Meilin Kartika Chandra (陈美琳)</h3><p>Jalan Jenderal Sudirman 52</p>')).toEqual([]);
  expect(
    await whatIn('pt', '<p>Com a bênção de Deus e de seus pais, convidam para a cerimônia do seu casamento</p>'),
  ).toEqual([]);
});

test('a letter that the face does not have is seen, one that it has is none', async ({ page }) => {
  const file = fileURLToPath(
    import.meta.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
  );
  const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`;
  const face = `<style>@font-face { font-family: Own; src: url(${source}) } p { font: 20px Own, serif }</style>`;
  const seenIn = async (body: string) => {
    await shows(page, 'id', face + body);
    await page.evaluate(() => document.fonts.load('20px Own'));
    return strangeFonts(page, ROOT);
  };
  expect(await seenIn('<p>Sinta &amp; Rama</p><p>Kebun\u00A0Raya, hati\u00ADhati</p>')).toEqual([]);
  expect(await seenIn('<p>Ɣgveda</p>')).toEqual([expect.objectContaining({ rule: 'strange font', text: 'Ɣgveda' })]);
});

test('a sign that stands alone on the last line is seen in Chinese and Japanese, two are none', async ({ page }) => {
  const seenIn = async (lang: string, body: string) => {
    await shows(
      page,
      lang,
      `<style>p { width: 17em; font: 10px/1.5 serif; letter-spacing: 3em; text-wrap: wrap }</style>${body}`,
    );
    return (await page.evaluate(loneSigns, ROOT)).map(({ what }) => what);
  };
  expect(await seenIn('zh', '<p>敬邀您莅临</p>')).toEqual(['“临” stands alone on the last line']);
  expect(await seenIn('ja', '<p>お待ちします。</p>')).toEqual([]);
  expect(await seenIn('zh', '<p>敬邀您莅临了</p><p>敬邀您来</p>')).toEqual([]);
  expect(await seenIn('ko', '<p>오시는길입</p>')).toEqual([]);
});
