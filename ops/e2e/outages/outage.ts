import { createHash } from 'node:crypto';
import type { RemoteEntry } from '@janur/contracts';
import { type Boot, BOOT_ELEMENT_ID, TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import type { Page, Route } from '@playwright/test';

/** What may become of a template on its way into a guest's browser. */
export const OUTAGES = [
  'is not found',
  'gets no connection',
  'hangs',
  'is truncated',
  'has a wrong byte in its entry',
  'has a wrong byte in a chunk',
  'throws at load',
  'throws at render',
  'speaks another contract',
] as const;
export type Outage = (typeof OUTAGES)[number];

/** As the page's beacon calls it. */
export const FAILURE_OF: Readonly<Record<Outage, string>> = {
  'is not found': 'load',
  'gets no connection': 'load',
  hangs: 'timeout',
  'is truncated': 'load',
  'has a wrong byte in its entry': 'load',
  'has a wrong byte in a chunk': 'load',
  'throws at load': 'load',
  'throws at render': 'render',
  'speaks another contract': 'contract',
};

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)(.*?)(</script>)`, 's');
const PRINTED =
  /<script src="\/remotes\/template-[^>]*><\/script>|<link rel="preload" href="\/remotes\/template-[^>]*>/g;

export interface Broken {
  readonly family: string;
  readonly version: string;
}

/**
 * The page of `slug` in which the template's version suffers an outage. With `hasFormer` the version that is really
 * served is the last good one, and what is broken stands before it. `code` is what the broken version runs, where that is told.
 */
export async function breakTemplate(
  page: Page,
  { slug, outage, hasFormer, code: own }: { slug: string; outage: Outage; hasFormer: boolean; code?: string },
): Promise<Broken> {
  const { template } = await bootOf(page, slug);
  const { name: family, version } = template;
  const code = own ?? codeOf(family, outage);
  const address = `/remotes/${family}/broken/remoteEntry.js`;
  const isChunk = outage === 'has a wrong byte in a chunk';
  const broken: RemoteEntry = isChunk
    ? template
    : { ...template, entry: address, integrity: sha384(code), preload: [] };

  await page.route(`**/${slug}*`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(PRINTED, '')
      .replace(BOOT, (_, open: string, json: string, close: string) => {
        const boot: Boot = JSON.parse(json);
        const invitation = { ...boot.invitation, template: broken, former: hasFormer ? template : null, printed: null };
        return open + JSON.stringify({ ...boot, invitation }).replaceAll('<', String.raw`\u003c`) + close;
      });
    await route.fulfill({ response: answer, body: html });
  });
  await page.route(`**${address}*`, (route) => suffer(route, outage, code));
  if (isChunk)
    await page.route(`**/remotes/${family}/${version}/*.js*`, async (route) => {
      if (route.request().url().includes('remoteEntry')) return route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    });
  return { family, version };
}

async function bootOf(page: Page, slug: string): Promise<{ template: RemoteEntry }> {
  const html = await (await page.request.get(`/${slug}`)).text();
  const boot: Boot = JSON.parse(BOOT.exec(html)?.[2] ?? '{}');
  const template = boot.invitation?.state === 'ready' ? boot.invitation.template : null;
  if (!template) throw new Error(`/${slug} wears no template`);
  return { template };
}

/** A container as the federation runtime takes it; what it exposes depends on what shall go wrong. */
function codeOf(family: string, outage: Outage): string {
  const exposed = `{
    contract: ${outage === 'speaks another contract' ? 99 : TEMPLATE_CONTRACT},
    skins: { ANY: {
      colors: { base: '#ffffff', primary: '#222222', secondary: '#444444', third: '#eeeeee', title: '#111111', ink: '#111111', onPrimary: '#ffffff' },
      fonts: { heading: 'serif', body: 'serif', script: 'serif' },
    } },
    Opening: () => { throw new Error('a fault of the designer'); },
    Frame: () => { throw new Error('a fault of the designer'); },
    sections: {},
  }`;
  const fault = outage === 'throws at load' ? "throw new Error('a fault of the designer');" : '';
  return `${fault}var ${family.replaceAll('-', '_')} = {
    init: () => Promise.resolve(),
    get: () => Promise.resolve(() => ({ default: ${exposed} })),
  };`;
}

async function suffer(route: Route, outage: Outage, code: string): Promise<void> {
  const send = (body: string) => route.fulfill({ contentType: 'text/javascript', body });
  switch (outage) {
    case 'is not found':
      return route.fulfill({ status: 404, body: '' });
    case 'gets no connection':
      return route.abort('connectionreset');
    case 'hangs':
      return undefined; // never answered: the network is silent
    case 'is truncated':
      return send(code.slice(0, code.length / 2));
    case 'has a wrong byte in its entry':
      return send(`${code} `);
    case 'has a wrong byte in a chunk':
    case 'throws at load':
    case 'throws at render':
    case 'speaks another contract':
      return send(code);
  }
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
