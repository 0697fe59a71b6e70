import { type Language, tagOf } from '@janur/contracts/languages';
import type { AppRemote, InvitationBoot } from '@janur/contracts/boot';
import { type Translate, translator } from '@janur/i18n';
import { bootJson, renderDocument } from './document.ts';
import { ICON_PATH, MANIFEST_PATH } from '../offline-app/manifest.ts';
import { previewCsp, staffCsp } from './csp.ts';
import type { Page } from './page.ts';
import { plainWords } from './plain-words.ts';
import type { PageSources } from '../sources.ts';

const STAFF = { base: '#F6F4F0', language: 'id' } as const;

/** The dashboard's page: the shell, a preload of the remote that it will ask for, and where invitations are. */
export function dashboardPage(sources: PageSources, guestOrigin: string): Promise<Page> {
  const csp = staffCsp(guestOrigin);
  return page(sources, { ...STAFF, title: 'Janur', remote: 'dashboard-remote', guestOrigin, csp });
}

/** The guest-book's page, the same for everybody, so that devices can keep it. */
export function guestBookPage(sources: PageSources): Promise<Page> {
  return page(sources, { ...STAFF, title: 'Janur · Buku Tamu', remote: 'guestbook-remote', csp: staffCsp() });
}

/** An empty invitation page: what it shows is sent to it by the page that frames it, of the staff's origin. */
export function previewPage(sources: PageSources, language: Language, staff: string): Promise<Page> {
  return page(sources, {
    title: 'Janur',
    remote: 'invitation-remote',
    base: '#FFF4E9',
    language,
    invitation: { state: 'preview', staff },
    csp: previewCsp(staff),
  });
}

/** Our own front page. */
export function homePage(sources: PageSources, language: Language): Promise<Page> {
  const t = translator(JSON.parse(sources.texts(language)), language);
  const doors = [
    { href: '/dashboard', words: t('home.staff') },
    { href: '/guest-book', words: t('home.door') },
  ];
  const reading = plainWords({ title: t('home.title'), text: t('home.text'), links: doors });
  return page(sources, { title: 'Janur', remote: null, base: '#FFF4E9', language, reading });
}

/** What a page of the staff says where its script does not run. */
const needsScript = (t: Translate) =>
  plainWords({
    title: t('trouble.title'),
    text: t('document.needs'),
    links: [{ href: '', words: t('trouble.again') }],
  });

const DOOR = { manifest: MANIFEST_PATH, icon: ICON_PATH };

interface StaffPage {
  title: string;
  remote: AppRemote | null;
  base: string;
  language: Language;
  invitation?: InvitationBoot | null;
  csp?: string;
  guestOrigin?: string;
  /** What is said where no script runs; else that one is needed. */
  reading?: ReturnType<typeof plainWords>;
}

async function page(
  sources: PageSources,
  { title, remote, base, language, invitation = null, csp, guestOrigin, reading }: StaffPage,
): Promise<Page> {
  const remotes = await sources.remotes();
  const shell = sources.shell();
  const entry = remote ? remotes.apps[remote] : undefined;
  const t = translator(JSON.parse(sources.texts(language)), language);
  const html = renderDocument({
    lang: tagOf(language),
    head: { title, isHidden: remote !== null, ...(remote === 'guestbook-remote' && { installable: DOOR }) },
    shell,
    preloads: entry ? [{ href: entry.entry, as: 'script', integrity: entry.integrity }, ...entry.preload] : [],
    colors: { '--boot-base': base },
    loadingText: title,
    reading: reading ?? needsScript(t),
    boot: bootJson(
      { language, remotes: remotes.apps, ...(guestOrigin && { guestOrigin }) },
      { textsJson: sources.texts(language), invitationJson: JSON.stringify(invitation) },
    ),
  });
  return { status: 200, render: () => ({ html, ...(csp && { csp }) }), cacheKey: null, isPublic: false };
}
