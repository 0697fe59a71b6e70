import { createHash } from 'node:crypto';
import type { RemoteEntry, TemplateRegistration } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import {
  type FirstScreen,
  firstScreenFiles,
  firstScreenFor,
  firstScreenHtml,
  openingMeasures,
  type OpeningView,
  pageLook,
} from '@janur/kit/first-screen';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape.ts';
import type { PageSources } from '../sources.ts';

/** Nobody's invitation: what the miniatures show. */
const SAMPLE: OpeningView = {
  names: ['Sinta', 'Rama'],
  stackedNames: ['Sin\nta', 'Ra\nma'],
  initials: ['S', 'R'],
  joinedNames: 'Sinta & Rama',
  joiner: '&',
  eyebrow: 'The wedding of',
  age: '',
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
  texts: { to: '', open: 'Open' },
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

const CSS = `
body{margin:0;padding:32px max(20px,calc(50vw - 560px));background:#f6f4f0;color:#263535;font:400 16px/1.5 system-ui,sans-serif}
h1{margin:0 0 24px;font:400 32px/1.1 Georgia,serif}
ul{display:grid;grid-template-columns:repeat(auto-fill,202px);gap:24px;margin:0;padding:0;list-style:none}
li{overflow:hidden;border:1px solid #e2ded6;border-radius:14px;background:#fff}
div{height:433px;overflow:hidden;background:#eee}
iframe{width:390px;height:844px;border:0;transform:scale(.5131);transform-origin:0 0;pointer-events:none}
h2{margin:0;padding:12px 16px 0;font-size:16px}
p{margin:0;padding:0 16px 14px;color:#5f7272;font-size:14px}`;

/**
 * `/templates`: every template that anybody can have, each as its build printed it. No script runs, neither ours nor a
 * template's: a miniature is the printed opening in a page of its own.
 */
export function gallery(app: FastifyInstance, sources: PageSources): void {
  app.get('/templates', async (_request, reply) => {
    const { templates, isBespoke } = await sources.remotes();
    return reply
      .headers(headersFor([CSS], "frame-src 'self'"))
      .type('text/html; charset=utf-8')
      .send(galleryHtml([...templates.values()].filter(({ family }) => !isBespoke(family))));
  });
  app.get<{ Params: { id: string } }>('/templates/:id', async (request, reply) => {
    const { id } = request.params;
    const { templates } = await sources.remotes();
    const registered = templates.get(canonicalTemplateId(id));
    const page = registered && miniature(sources, registered);
    if (!page) return reply.callNotFound();
    return reply
      .headers(headersFor([page.css], "img-src 'self' data:", sources.originOf('staff', request)))
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}

function galleryHtml(templates: readonly TemplateRegistration[]): string {
  const cards = templates.map(({ template_id: id, family, look }) => {
    const name = escapeHtml(look?.name.en ?? id);
    return [
      `<li><div><iframe src="/templates/${encodeURIComponent(id)}" title="${name}" loading="lazy" tabindex="-1"></iframe></div>`,
      `<h2>${name}</h2><p>${escapeHtml(`${id} · ${family}`)}</p></li>`,
    ].join('');
  });
  return document('Templates', CSS, `<main><h1>Templates</h1><ul>${cards.join('')}</ul></main>`);
}

function miniature(
  sources: PageSources,
  { template_id, family, look: _look, canary: _canary, is_bespoke: _bespoke, ...entry }: TemplateRegistration,
): { html: string; css: string } | null {
  const remote: RemoteEntry = { name: family, ...entry };
  const screens = sources.firstScreens(remote);
  const screen = screens && firstScreenFor(screens, template_id);
  return screen ? printed(screen, remote, template_id) : null;
}

function printed(screen: FirstScreen, { entry }: RemoteEntry, template: string): { html: string; css: string } | null {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const look = pageLook(screen.skins, { ...UNCHOSEN, template });
  const data = { look, view: SAMPLE, measures: openingMeasures(SAMPLE) };
  const html = firstScreenHtml(screen, data, { base, escape: escapeHtml });
  if (html === null) return null;
  const files = firstScreenFiles(screen, base);
  const css = files.css + files.laterCss;
  return { html: document(template, css, html), css };
}

const document = (title: string, css: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${css}</style></head><body>${body}</body></html>`;

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
