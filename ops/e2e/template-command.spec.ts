import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../template/check.ts';
import { create } from '../template/create.ts';
import { familyFolder, familyNamed } from '../template/families.ts';
import { logIn } from '../template/installation.ts';
import { promote, publish, rollBack, versions } from '../template/publish.ts';
import { e2ePlace } from './place.ts';

const NAME = 'e2e-family';
const ID = 'TEMPLATE_E2E_FAMILY';

test('a new family is good from the first minute, is published with a key made for it, and stands in the gallery', async ({
  page,
}) => {
  const home = mkdtempSync(join(tmpdir(), 'janur-home-'));
  const former = { ...process.env };
  Object.assign(process.env, { JANUR_HOME: home, JANUR_USER: 'designer', JANUR_PASSWORD: 'janur-designer' });
  rmSync(familyFolder(NAME), { recursive: true, force: true });
  try {
    create(NAME, ID);
    const family = familyNamed(NAME);
    expect(await check(family)).toEqual([]);
    const installation = await logIn({ to: e2ePlace().origin });
    const version = await publish(family, installation);
    expect(await promote(family, installation)).toBe(`Guests get ${family.name} ${version}.`);
    expect(await versions(family, installation)).toEqual([expect.stringContaining('promoted')]);
    await expect(async () => {
      await page.goto(`/templates/${ID}`);
      await expect(page.locator('[data-part="open"]')).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(rollBack(family, installation)).rejects.toThrow('no version');
  } finally {
    Object.assign(process.env, former);
    rmSync(familyFolder(NAME), { recursive: true, force: true });
    rmSync(home, { recursive: true });
  }
});
