import { tagOf } from '@janur/contracts/languages';
import { type Translate, translator } from '@janur/i18n';
import { bootJson, renderDocument } from './document.ts';
import { type Context, guestRemotes, remotePreloads } from './invitation-page.ts';
import type { Page } from './page.ts';
import { plainWords } from './plain-words.ts';

/** The page where there is no invitation, or where nobody can say. */
export function emptyPage({ sources, remotes, shell, slug, visitor }: Context, kind: 'not-found' | 'pending'): Page {
  const language = visitor();
  const texts = sources.texts(language);
  const t = translator(JSON.parse(texts), language);
  const html = renderDocument({
    lang: tagOf(language),
    head: { title: kind === 'not-found' ? `${t('not_found.title')} · Janur` : 'Janur', isHidden: true },
    shell,
    reading: kind === 'not-found' ? notFoundWords(t) : pendingWords(t),
    loadingText: t(kind === 'not-found' ? 'not_found.title' : 'loading.label'),
    preloads: kind === 'not-found' ? [] : remotePreloads(remotes.apps['invitation-remote']),
    boot: bootJson(
      { language, remotes: guestRemotes(remotes) },
      {
        textsJson: texts,
        invitationJson: JSON.stringify(kind === 'pending' ? { state: kind, slug } : { state: kind }),
      },
    ),
  });
  return { status: kind === 'pending' ? 503 : 404, render: () => ({ html }), cacheKey: null, isPublic: false };
}

const notFoundWords = (t: Translate) =>
  plainWords({
    title: t('not_found.title'),
    text: t('not_found.text'),
    links: [{ href: '/', words: t('not_found.home') }],
  });

/** Without script the page cannot ask again by itself: its address leads to itself. */
const pendingWords = (t: Translate) =>
  plainWords({
    title: t('trouble.title'),
    text: t('trouble.text'),
    links: [{ href: '', words: t('trouble.again') }],
  });
