import type { RemoteEntry, TemplateRegistration } from '@janur/contracts';
import { type Boot, BOOT_ELEMENT_ID, GUEST_ELEMENT_ID, type InvitationBoot } from '@janur/contracts/boot';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { type FirstScreen, firstScreenFor, PRINTED_STYLES_ATTRIBUTE, textsOf } from '@janur/kit/first-screen';
import { guestCsp, printFirstScreen, WAITING } from '@janur/shell/server/printing';
import { join } from 'node:path';
import { looksOf } from '../deploy/looks.ts';
import type { Family } from './families.ts';

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}">)(.*?)(</script>)`, 's');
const STYLES = new RegExp(`<style ${PRINTED_STYLES_ATTRIBUTE}="[^"]*"[^>]*>.*?</style>`, 'gs');
const OPENING = /(<div id="root">).*?(<\/div><script(?: data-song="[^"]*")?>)/s;

interface Put {
  readonly family: Family;
  readonly entry: RemoteEntry;
  /** The openings that the family's build printed. */
  readonly screens: readonly FirstScreen[];
  readonly reload: boolean;
  /** Whether the address names a guest. */
  readonly isGreeting: boolean;
}

export interface Worn {
  readonly html: string;
  /** The policy of the page, where it is another one than before. */
  readonly policy?: string;
}

/** A page of the installation whose invitation, if it is one, wears the family, with the family's own opening printed in it. */
export function withFamily(html: string, put: Put): Worn {
  const json = BOOT.exec(html)?.[2];
  const worn = json === undefined ? { html } : wear(html, JSON.parse(json), put);
  if (!put.reload) return worn;
  return { ...worn, html: worn.html.replace('</head>', () => '<script src="/__dev/reload.js" defer></script></head>') };
}

function wear(html: string, boot: Boot, { family, entry, screens, isGreeting }: Put): Worn {
  const { invitation } = boot;
  if (invitation?.state !== 'ready') return { html };
  const dressed = dressedIn(invitation, family, entry);
  const { client } = dressed;
  const { template, language } = client.option;
  const screen = firstScreenFor(screens, template);
  // a page that was printed in no look has no place for it
  if (!screen || !OPENING.test(html) || html.search(STYLES) < 0)
    return { html: withBoot(html, { ...boot, invitation: dressed }) };
  const speaking = { client, language, voice: screen.voice?.[language] };
  const texts = textsOf(JSON.parse(readGuestTexts(language)), speaking);
  const guest = isGreeting || html.includes(`id="${GUEST_ELEMENT_ID}"`) ? '' : null;
  const printed = printFirstScreen(screen, entry, { client, guest, textsJson: JSON.stringify(texts) });
  if (!printed) return { html: withBoot(html, { ...boot, invitation: dressed }) };
  const { css, laterCss, look, opening } = printed;
  const styles =
    `<style ${PRINTED_STYLES_ATTRIBUTE}="${look}">${css}</style>` +
    `<style ${PRINTED_STYLES_ATTRIBUTE}="${look}" type="${WAITING}">${laterCss}</style>`;
  const page = html
    .replaceAll(STYLES, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace(OPENING, (_, root: string, behind: string) => root + printed.html + behind);
  return {
    html: withBoot(page, { ...boot, texts, invitation: { ...dressed, printed: opening } }),
    policy: guestCsp([css, laterCss]),
  };
}

const withBoot = (html: string, boot: Boot): string =>
  html.replace(BOOT, (_, open: string, _json: string, close: string) => open + escaped(JSON.stringify(boot)) + close);

type Ready = Extract<InvitationBoot, { state: 'ready' }>;

function dressedIn(invitation: Ready, { templateIds }: Family, entry: RemoteEntry): Ready {
  const { client } = invitation;
  const own = templateIds.find((id) => id === client.option.template) ?? templateIds[0] ?? '';
  const option = { ...client.option, template: own };
  return { ...invitation, client: { ...client, option }, template: entry, former: null, printed: null };
}

/** The list of templates with the family's ids in front of what the installation has of it. */
export function withTemplates(json: string, family: Family, entry: RemoteEntry): string {
  const { name, templateIds } = family;
  const answer: { data: TemplateRegistration[] } = JSON.parse(json);
  const { name: _, ...rest } = entry;
  const others = answer.data.filter((other) => other.family !== name && !templateIds.includes(other.template_id));
  const looks = looksOf(family, join(family.dir, 'dist'));
  const own = templateIds.map((template_id) => ({
    template_id,
    family: name,
    ...rest,
    look: looks[canonicalTemplateId(template_id)],
  }));
  return JSON.stringify({ ...answer, data: [...own, ...others] });
}

/** Nothing in the data ends its element. */
const escaped = (json: string) => json.replaceAll('<', String.raw`\u003c`);
