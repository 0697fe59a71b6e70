import type { Language } from '@janur/contracts/languages';
import { hasManyLetters, lettersOfTexts } from '@janur/contracts/letters';
import { textsOf, useInvitation, useShownLanguage, useTemplate, voiceOf } from '@janur/kit';
import { useEffect, useRef } from 'react';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** The guest's choice of language for this invitation; the couple's is the default (spec §1). */
export function useLanguageChoice() {
  const { client, link } = useInvitation();
  const { language, knows, show } = useShownLanguage();
  const loadTexts = useTextsOfPage();

  /** Rejects when the texts cannot be loaded; the page then stays as it is. */
  async function choose(chosen: Language) {
    show(chosen, knows(chosen) ? undefined : await loadTexts(chosen));
    rememberLanguage(link.slug, chosen === client.option.language ? null : chosen);
  }

  return { language, choose };
}

/** Shows the language that this device chose before, unless the guest has chosen again until it is there. */
export function useRememberedLanguage() {
  const { link } = useInvitation();
  const { language, show } = useShownLanguage();
  const loadTexts = useTextsOfPage();
  const restore = useRef(async () => {
    const remembered = rememberedLanguage(link.slug);
    if (!remembered || remembered === language) return;
    const texts = await loadTexts(remembered);
    if (rememberedLanguage(link.slug) === remembered) show(remembered, texts);
  });
  useEffect(() => {
    // without a connection the invitation stays in the couple's language, which came with the page
    restore.current().catch(() => undefined);
  }, []);
}

/** Names the fonts of a language whose signs no look's own font has; the page's own language brought its with it. */
function lendLetters(template: string, language: Language): void {
  const href = lettersOfTexts(template, language);
  if (
    !hasManyLetters(language) ||
    [...document.querySelectorAll('link')].some((link) => link.getAttribute('href') === href)
  )
    return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** A language's texts as this page says them: in the voice of its look. */
function useTextsOfPage() {
  const { client } = useInvitation();
  const template = useTemplate();
  return async (language: Language) => {
    lendLetters(client.option.template, language);
    const { loadGuestTexts } = await import('@janur/i18n/load-guest-texts');
    // a page that can be read goes before one in its own voice
    const [general, voice] = await Promise.all([
      loadGuestTexts(language),
      voiceOf(template, language).catch(() => undefined),
    ]);
    return textsOf(general, { client, language, voice });
  };
}
