import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../../test-results/specification');

/** What a guest sees now. */
export const pictureOf = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 55 });

/** What each value changes in one look: without and with it, on a phone and a desktop. */
export class ContactSheet {
  readonly #id: string;
  readonly #pictures = new Map<string, string[]>();

  constructor(id: string) {
    this.#id = id;
  }

  add(what: string, picture: Buffer): void {
    this.#pictures.set(what, [...(this.#pictures.get(what) ?? []), picture.toString('base64')]);
  }

  /** Writes `test-results/specification/TEMPLATE_1.jpg`. */
  async write(browser: Browser): Promise<void> {
    const cells = [...this.#pictures].map(
      ([what, pictures]) =>
        `<figure><div>${pictures.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join('')}</div><figcaption>${what}</figcaption></figure>`,
    );
    const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
    await page.setContent(`<style>
      body { margin: 16px; background: #f6f4f0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; font: 600 16px/1.4 system-ui }
      figure { margin: 0 } div { display: flex; gap: 6px; align-items: start } img { height: 200px; border-radius: 4px }
    </style>${cells.join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      join(FOLDER, `${this.#id}.jpg`),
      await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true }),
    );
    await page.close();
  }
}
