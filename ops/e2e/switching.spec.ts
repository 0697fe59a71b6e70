import { createBuilds, createRegistry } from '@janur/api/registry';
import { expect, test } from '@playwright/test';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployRemote } from '../deploy/deploy-remote.ts';
import { run } from '../run/build.ts';
import { ROOT } from '../run/workspaces.ts';
import { openTestedDatabase } from './database.ts';
import { e2ePlace } from './place.ts';

const FAMILY = join(ROOT, 'template-remotes/template-1');
const SECOND = join(ROOT, 'template-remotes/.second-template-1');
const GUESTS = 8;
/** Long enough for many switches; with every change a shorter time says the same. */
const FOR_MS = process.env['JANUR_OUTAGES'] === 'whole' ? 30_000 : 6000;

test('two versions of a family are switched under load without a failed page', async ({ page }) => {
  test.setTimeout(120_000);
  const { dataDir, origin } = e2ePlace();
  const db = openTestedDatabase();
  const registry = createRegistry(db, { builds: createBuilds({ dataDir, s3: undefined }, db) });
  const { version: first } = await deployRemote({ dir: FAMILY, dataDir, registry });
  try {
    cpSync(FAMILY, SECOND, { recursive: true, filter: (file) => !/node_modules|dist|\.turbo/.test(file) });
    const skin = join(SECOND, 'src/skin.ts');
    writeFileSync(skin, readFileSync(skin, 'utf8').replace('heading: `Marcellus', 'heading: `Second, Marcellus'));
    await run('webpack', ['--config', join(SECOND, 'webpack.config.mjs')]);
    const { version: second } = await deployRemote({ dir: SECOND, dataDir, registry });

    const until = Date.now() + FOR_MS;
    const seen = new Map<string, number>();
    const failures: string[] = [];
    const guests = Array.from({ length: GUESTS }, async (_, guest) => {
      while (Date.now() < until) {
        const served = await visit(`${origin}/demo-template-1?to=Tamu+${guest}`).catch((error: unknown) => {
          failures.push(String(error));
          return '';
        });
        seen.set(served, (seen.get(served) ?? 0) + 1);
      }
    });
    let switches = 0;
    for (; Date.now() < until; switches += 1) {
      await registry.promote('template-1', switches % 2 === 0 ? first : second);
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    await Promise.all(guests);

    expect(failures).toEqual([]);
    expect([...seen.keys()].toSorted()).toEqual([first, second].toSorted());
    console.log(`${[...seen.values()].join(' + ')} pages, ${switches} switches, no failure`);

    // each version is whole in a browser, whichever is served
    for (const [version, heading] of [
      [first, /^(?!Second)/],
      [second, /^Second/],
    ] as const) {
      await registry.promote('template-1', version);
      await expect(async () => {
        await page.goto('/demo-template-1');
        const root = page.locator('[data-invitation]');
        await expect(root).toHaveAttribute('data-look', 'TEMPLATE_1');
        expect(await root.evaluate((it) => getComputedStyle(it).getPropertyValue('--font-heading'))).toMatch(heading);
      }).toPass({ timeout: 20_000 });
    }
  } finally {
    rmSync(SECOND, { recursive: true, force: true });
    await deployRemote({ dir: FAMILY, dataDir, registry });
    await db.destroy();
  }
});

/** Loads a page with all that it names, as a browser would, and answers the version of its template. */
async function visit(address: string): Promise<string> {
  const response = await fetch(address);
  const html = await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const files = [...new Set(html.match(/\/remotes\/template-1\/[\w.+/-]+\.(?:js|woff2)/g))];
  for (const file of files) {
    const { status } = await fetch(new URL(file, address));
    if (status !== 200) throw new Error(`${file} answers ${status}`);
  }
  const version = /\/remotes\/template-1\/([\w.+-]+)\//.exec(html)?.[1];
  if (!version) throw new Error(`${address} names no template`);
  return version;
}
