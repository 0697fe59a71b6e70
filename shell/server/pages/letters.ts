import { isLanguage } from '@janur/contracts/languages';
import { LETTERS_OF_TEXTS } from '@janur/contracts/letters';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { firstScreenFor } from '@janur/kit/first-screen';
import type { FastifyInstance } from 'fastify';
import type { PageSources } from '../sources.ts';
import { entryOf } from './invitation-page.ts';

/** A page that is read in another language than the couple's gets the fonts of that language's texts, in the voice of its look. */
export function letters(app: FastifyInstance, sources: PageSources): void {
  app.get<{ Params: { template: string; language: string } }>(
    `${LETTERS_OF_TEXTS}:template/:language.css`,
    async ({ params: { template, language } }, reply) => {
      const css = isLanguage(language) ? sources.letters({ language, parts: [await said(template, language)] }) : '';
      return reply
        .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
        .type('text/css; charset=utf-8')
        .send(css);
    },
  );

  async function said(template: string, language: Parameters<PageSources['texts']>[0]): Promise<string> {
    const registered = (await sources.remotes()).templates.get(canonicalTemplateId(template));
    const screens = registered ? sources.firstScreens(entryOf(registered)) : null;
    const voice = screens ? firstScreenFor(screens, template)?.voice?.[language] : undefined;
    return sources.texts(language) + JSON.stringify(voice ?? null);
  }
}
