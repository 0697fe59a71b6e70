import type { PublicClient, RemoteEntry, TemplateLook, TemplateRegistration } from '@janur/contracts';
import { PREVIEW_PATH, type PreviewScene } from '@janur/contracts/preview';
import { type Fixture, withPicturesOf } from '@janur/kit/testing';
import { expect, type Page, test as plain } from '@playwright/test';

/** A family's remote as the running installation has promoted it, and the ids that it serves. */
export interface Family {
  readonly name: string;
  readonly ids: readonly string[];
  readonly entry: RemoteEntry;
  /** What it says of its ids. */
  readonly looks: Readonly<Record<string, TemplateLook | undefined>>;
}

/** The families of the running installation; `JANUR_TEMPLATES=template-2,template-short` names some of them. */
export async function listFamilies(page: Page): Promise<Family[]> {
  const response = await page.request.get('/api/public/templates');
  const { data }: { data: TemplateRegistration[] } = await response.json();
  const wanted = process.env['JANUR_TEMPLATES']?.split(',');
  const names = [...new Set(data.map(({ family }) => family))].filter((name) => !wanted || wanted.includes(name));
  return names.flatMap((name) => {
    const own = data.filter(({ family }) => family === name);
    const [first] = own;
    if (!first) return [];
    const { version, entry, integrity, contract, preload } = first;
    return [
      {
        name,
        ids: own.map(({ template_id }) => template_id),
        entry: { name, version, entry, integrity, contract, preload },
        looks: Object.fromEntries(own.map(({ template_id, look }) => [template_id, look])),
      },
    ];
  });
}

/**
 * Tests with one preview page for all that a worker runs: loading it anew for each would take longer than looking at it.
 * A test that fails leaves it to nobody: its worker ends with it.
 */
export const test = plain.extend<{ preview: Page }, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale, timezoneId, baseURL } = project.use;
      const context = await browser.newContext({
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await openPreview(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  preview: async ({ shared, viewport }, use) => {
    const errors: string[] = [];
    const note = ({ message }: Error) => void errors.push(message);
    shared.on('pageerror', note);
    await use(shared);
    shared.off('pageerror', note);
    await shared.emulateMedia({ reducedMotion: null });
    if (viewport) await shared.setViewportSize(viewport);
    expect(errors).toEqual([]);
  },
});

/** The preview page, ready to take scenes. */
export async function openPreview(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<{ kind?: string }>) => {
      if (data.kind === 'janur-preview-ready') document.documentElement.dataset['ready'] = '';
    });
  });
  await page.goto(PREVIEW_PATH);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

export interface Shown extends Fixture {
  readonly family: Family;
  readonly templateId: string;
  readonly isOpened?: boolean;
}

/** Shows a fixture in a template, with everything that loads late. */
export async function show(page: Page, shown: Shown) {
  await present(page, shown);
  if (shown.isOpened === false) return expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(page.locator('[data-invitation] [data-section]').first()).toBeAttached();
  await scrollThrough(page);
}

/** Shows a fixture in a template, as far as it is there without scrolling. */
export async function present(
  page: Page,
  { family, templateId, client, guest, query = '', isOpened = true }: Shown,
): Promise<void> {
  const dressed = { ...client, option: { ...client.option, template: templateId } };
  const scene: PreviewScene = { client: dressed, guest: guest ?? null, query, template: family.entry, isOpened };
  await page.evaluate((sent) => {
    window.scrollTo(0, 0);
    return new Promise<void>((resolve) => {
      const heard = ({ data }: MessageEvent<{ kind?: string }>) => {
        if (data.kind !== 'janur-preview-shown') return;
        window.removeEventListener('message', heard);
        resolve();
      };
      window.addEventListener('message', heard);
      window.postMessage({ kind: 'janur-preview', scene: sent }, window.location.origin);
    });
  }, scene);
}

/** As a guest would, so that what loads near the window is there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    await document.fonts.ready;
  });
  for (const section of await page.locator('section[data-section]').all())
    await expect(section.locator(':scope > *').first()).toBeAttached();
}

/** The fixture with pictures that this installation has: those of a demo couple. */
export async function withRealPictures(page: Page, fixture: Fixture): Promise<Fixture> {
  const { data }: { data: PublicClient } = await (await page.request.get('/api/public/clients/sinta-rama')).json();
  return { ...fixture, client: withPicturesOf(data, fixture.client) };
}
