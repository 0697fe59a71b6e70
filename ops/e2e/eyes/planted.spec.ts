import { expect, test } from '@playwright/test';
import { lookOver } from './look.ts';
import { PLANTED } from './planted.ts';

for (const [name, { rule, clean, faulty, width = 390, height = 500, says }] of Object.entries(PLANTED)) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const look = async (body: string) => {
      await page.setContent(
        `<!doctype html><html lang="id"><style>${BASE}</style><main data-invitation>${body}</main></html>`,
      );
      return lookOver(page, { root: '[data-invitation]', people: ['maharani', 'kusumaningrum'], hasContrast: true });
    };
    expect(await look(clean)).toEqual([]);
    const found = await look(faulty);
    expect(found.map((seen) => seen.rule)).toContain(rule);
    expect(found.filter((seen) => seen.rule !== rule)).toEqual([]);
    expect(found.find((seen) => seen.rule === rule)?.what).toMatch(says);
  });
}

const BASE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 18px/1.4 sans-serif; color: #222; background: #fff }
  button, a.button { min-width: 48px; min-height: 48px; padding: 0 12px; border: 0; background: #246; color: #fff; font: inherit }
  section { padding: 24px; min-height: 900px }
  textarea { display: block; width: 100%; min-height: 60px; outline: none }`;
