import { createHash } from 'node:crypto';
import type { PublicClient, RemoteEntry, TemplateRegistration } from '@janur/contracts';
import { tagOf } from '@janur/contracts/languages';
import { byTemplateId, canonicalTemplateId } from '@janur/contracts/rules';
import {
  type FirstScreen,
  firstScreenFiles,
  firstScreenFor,
  firstScreenHtml,
  openingMeasures,
  type OpeningView,
  pageLook,
  textsOf,
} from '@janur/kit/first-screen';
import type { FastifyInstance } from 'fastify';
import { printFirstScreen } from '../first-screen/print.ts';
import type { PageSources, Remotes } from '../sources.ts';
import { escapeHtml } from './escape.ts';
import { templateOf } from './invitation-page.ts';

/** Nobody's invitation: what the miniatures show. */
const SAMPLE: OpeningView = {
  names: ['Sinta', 'Rama'],
  stackedNames: ['Sin\nta', 'Ra\nma'],
  hanNames: ['', ''],
  initials: ['S', 'R'],
  joinedNames: 'Sinta & Rama',
  joiner: '&',
  eyebrow: 'The wedding of',
  age: '',
  quote: '',
  years: '',
  yearsWord: '',
  guest: null,
  day: {
    full: 'Saturday, 12 June 2027',
    weekday: 'Saturday',
    day: '12',
    month: 'June 2027',
    numerals: '12 · 06 · 2027',
    short: '12 June 2027',
    ordinal: 'June 12th 2027',
    dateTime: '2027-06-12T02:00:00.000Z',
  },
  cover: null,
  style: null,
  texts: { to: '', toGuest: '{{name}}', open: 'Open' },
};

/** As no couple chose anything; still, because a page full of them would move. */
const UNCHOSEN = {
  animation: false,
  custom_config: null,
  font_url: null,
  base_color: null,
  primary_color: null,
  secondary_color: null,
  third_color: null,
  title_color: null,
};

/** The brand's two families, by the names of the files in the shell's build. */
const FONTS = [
  { file: 'instrument-serif-', family: 'Instrument Serif', weight: '400' },
  { file: 'plus-jakarta-sans-', family: 'Plus Jakarta Sans Variable', weight: '200 800' },
];

/** A miniature is a phone's page of 390 by 844, made as wide as its card: two stand beside each other on a phone. */
const CSS = `
body{--wide:202;--scale:calc(var(--wide)/390);margin:0;padding:32px max(20px,calc(50vw - 560px)) 56px;background:#f6f4f0;color:#4a5c5c;font:500 16px/1.5 "Plus Jakarta Sans Variable",system-ui,sans-serif}
h1{margin:0 0 28px;color:#2e4040;font:400 44px/1.04 "Instrument Serif",Georgia,serif;letter-spacing:-.01em}
ul{display:grid;grid-template-columns:repeat(auto-fill,calc(var(--wide)*1px));justify-content:space-between;gap:28px 24px;margin:0;padding:0;list-style:none}
div{height:calc(var(--wide)*2.164px);overflow:hidden;border-radius:14px;background:#eae6df;box-shadow:0 0 0 1px #e2ded6}
iframe{width:390px;height:844px;border:0;transform:scale(var(--scale));transform-origin:0 0;pointer-events:none}
h2{margin:0;padding-top:12px;color:#263535;font-size:17px;font-weight:700;line-height:1.25;overflow-wrap:anywhere}
p{margin:0;padding-top:2px;font-size:14px;line-height:1.4;overflow-wrap:anywhere}
@media (max-width:480px){body{--wide:156;padding:24px 20px 40px}h1{margin-bottom:20px}ul{gap:24px 12px}}`;

/**
 * `/templates`: every template that anybody can have, each as its build printed it. No script runs, neither ours nor a
 * template's: a miniature is the printed opening in a page of its own. `/templates/of/SLUG` is one of an invitation.
 */
export function gallery(app: FastifyInstance, sources: PageSources): void {
  app.get('/templates', async (_request, reply) => {
    const { templates, isBespoke } = await sources.remotes();
    const offered = [...templates.values()].filter(({ family }) => !isBespoke(family));
    const css = fontFaces(sources.filesBeside(sources.shell().script)) + CSS;
    return reply
      .headers(headersFor([css], "frame-src 'self'"))
      .type('text/html; charset=utf-8')
      .send(galleryHtml(offered, css));
  });
  app.get('/templates/', (_request, reply) => reply.redirect('/templates', 302));
  app.get<{ Params: { id: string } }>('/templates/:id', async (request, reply) => {
    const { id } = request.params;
    const { templates } = await sources.remotes();
    const registered = templates.get(canonicalTemplateId(id));
    const page = registered && miniature(sources, registered);
    if (!page) return reply.callNotFound();
    return reply
      .headers(headersFor(page.styles, "img-src 'self' data:", sources.originOf('staff', request)))
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
  app.get<{ Params: { slug: string } }>('/templates/of/:slug', async (request, reply) => {
    const credentials = { guestCode: null, token: null, address: request.ip };
    const found = await sources.findInvitation(request.params.slug, credentials);
    if (found.kind === 'not-found') return reply.callNotFound();
    if (found.kind === 'moved') return reply.redirect(`/templates/of/${encodeURIComponent(found.slug)}`, 302);
    // what is not everybody's shows no more than how its template looks
    const template = found.kind === 'open' ? found.client.option.template : found.lock.template;
    const page = found.kind === 'open' ? own(sources, await sources.remotes(), found.client) : null;
    if (!page) return reply.redirect(`/templates/${encodeURIComponent(template)}`, 302);
    return reply
      .headers(headersFor(page.styles, "img-src 'self' data:", sources.originOf('staff', request)))
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}

interface Miniature {
  readonly html: string;
  readonly styles: readonly string[];
}

/** The printed opening of an invitation that is open to all, as its couple sees it on their own screens. */
function own(sources: PageSources, remotes: Remotes, client: PublicClient): Miniature | null {
  const entry = templateOf(remotes, client);
  const screens = entry && sources.firstScreens(entry);
  const screen = screens && firstScreenFor(screens, client.option.template);
  if (!entry || !screen) return null;
  const { language } = client.option;
  const said = textsOf(JSON.parse(sources.texts(language)), { client, language, voice: screen.voice?.[language] });
  const still = { ...client, option: { ...client.option, animation: false } };
  const opening = printFirstScreen(screen, entry, { client: still, guest: null, textsJson: JSON.stringify(said) });
  if (!opening) return null;
  const styles = [opening.css, opening.laterCss];
  return { html: document({ title: client.name, lang: tagOf(language) }, styles, opening.html), styles };
}

const fontFaces = (files: readonly string[]): string =>
  FONTS.flatMap(({ file, family, weight }) => {
    const href = files.find((path) => path.includes(`/${file}`));
    if (!href) return []; // each has one of the system behind it
    return `@font-face{font-family:"${family}";src:url(${href}) format("woff2");font-weight:${weight};font-display:swap}`;
  }).join('');

function galleryHtml(templates: readonly TemplateRegistration[], css: string): string {
  const sorted = templates.toSorted((a, b) => byTemplateId(a.template_id, b.template_id));
  const cards = sorted.map(({ template_id: id, family, look }) => {
    const name = escapeHtml(look?.name.en ?? id);
    return [
      `<li><div><iframe src="/templates/${encodeURIComponent(id)}" title="${name}" loading="lazy" tabindex="-1"></iframe></div>`,
      `<h2>${name}</h2><p>${escapeHtml(`${id} · ${family}`)}</p></li>`,
    ].join('');
  });
  return document(
    { title: 'Templates', lang: 'en' },
    [css],
    `<main><h1>Templates</h1><ul>${cards.join('')}</ul></main>`,
  );
}

function miniature(
  sources: PageSources,
  { template_id, family, look: _look, canary: _canary, is_bespoke: _bespoke, ...entry }: TemplateRegistration,
): Miniature | null {
  const remote: RemoteEntry = { name: family, ...entry };
  const screens = sources.firstScreens(remote);
  const screen = screens && firstScreenFor(screens, template_id);
  return screen ? printed(screen, remote, template_id) : null;
}

function printed(screen: FirstScreen, { entry }: RemoteEntry, template: string): Miniature | null {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const look = pageLook(screen.skins, { ...UNCHOSEN, template });
  const data = { look, view: SAMPLE, measures: openingMeasures(SAMPLE) };
  const html = firstScreenHtml(screen, data, { base, escape: escapeHtml });
  if (html === null) return null;
  const files = firstScreenFiles(screen, base);
  const styles = [files.css + files.laterCss];
  return { html: document({ title: template, lang: 'en' }, styles, html), styles };
}

const document = ({ title, lang }: { title: string; lang: string }, styles: readonly string[], body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${styles.map((css) => `<style>${css}</style>`).join('')}</head><body>${body}</body></html>`;

function headersFor(styles: readonly string[], more: string, framedBy = ''): Record<string, string> {
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${hashes.join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "font-src 'self'",
      more,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors 'self' ${framedBy}`.trim(),
    ].join('; '),
    'cache-control': 'public, max-age=60',
  };
}
