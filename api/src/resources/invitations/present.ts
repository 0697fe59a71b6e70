import {
  type ClientOption,
  type InvitationMeta,
  type LockInfo,
  PublicClient,
  STYLE_VALUES,
  type StyleField,
} from '@janur/contracts';
import { themeColor } from '@janur/contracts/rules';
import { readDeclarations, readSheet, servedCss } from '../../lib/custom-css/index.ts';
import { stripped } from '../../lib/stripped.ts';
import type { InvitationGate } from '../../access/gate-queries.ts';
import type { ContentRows, InvitationRows, PaymentWithBank } from './queries.ts';

export const toInstant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The whole invitation as it travels, without a guest. The contract's schema strips what it does not declare. */
export function presentInvitation(rows: InvitationRows): PublicClient {
  return stripped(PublicClient, {
    ...rows.client,
    answers_until: toInstant(rows.client.answers_until),
    option: { ...presentOption(rows.option), custom_css: servedCss(readSheet, rows.option.custom_css) },
    content: withServedCss(presentContent(rows)),
    album: rows.album,
    images: rows.images,
    guest: null,
  });
}

/** Stored as it was written, served as it may be. */
function withServedCss(content: ReturnType<typeof presentContent>) {
  const served = (css: string | null) => servedCss(readDeclarations, css);
  const profile = (side: typeof content.bride) => side && { ...side, image_css: served(side.image_css) };
  const picture = <P extends { css: string | null }>(shown: P): P => ({ ...shown, css: served(shown.css) });
  return {
    ...content,
    bride: profile(content.bride),
    groom: profile(content.groom),
    galleries: content.galleries.map(picture),
    hero_backgrounds: content.hero_backgrounds.map(picture),
    galleries_css: served(content.galleries_css),
    galleries_mobile_css: served(content.galleries_mobile_css),
    opening_modal_image_css: served(content.opening_modal_image_css),
  };
}

/** The content as it travels, not yet stripped of what only its editors see. */
export function presentContent(rows: ContentRows) {
  const { content, profiles, events, galleries, heroBackgrounds, stories, payments } = rows;
  const sideOf = (side: 'BRIDE' | 'GROOM') => profiles.find((profile) => profile.side === side) ?? null;
  const shown = events.map(presentEvent);
  return {
    ...content,
    // a JSON column has no type: who strips the content parses it
    lines: content.lines ?? null,
    wedding_date: toInstant(content.wedding_date),
    bride: sideOf('BRIDE'),
    groom: sideOf('GROOM'),
    events: shown.filter((event) => event.collection !== 'new_events'),
    new_events: shown.filter((event) => event.collection === 'new_events'),
    galleries,
    hero_backgrounds: heroBackgrounds,
    stories,
    payments: payments.map(presentPayment),
  };
}

function presentEvent(event: ContentRows['events'][number]) {
  return {
    ...event,
    start_datetime: toInstant(event.start_datetime),
    end_datetime: toInstant(event.end_datetime),
    is_guest_book: Boolean(event.is_guest_book),
    only_invited: toFlag(event.only_invited),
  };
}

function presentPayment({ bank_name, bank_logo_url, ...payment }: PaymentWithBank) {
  const { bank_id: id } = payment;
  return { ...payment, default_bank: id === null || bank_name === null ? null : { id, bank_name, bank_logo_url } };
}

/** The settings as they travel, not yet stripped of what only their editors see. */
export function presentOption(option: InvitationRows['option']) {
  return {
    ...option,
    ...knownStyles(option),
    ...settingsOf(option),
    count_down_date: toInstant(option.count_down_date),
    animation: toFlag(option.animation),
    slider: toFlag(option.slider),
    is_custom_domain: Boolean(option.is_custom_domain),
    is_custom_template: Boolean(option.is_custom_template),
    is_hidden: Boolean(option.is_hidden),
  };
}

/** JSON columns have no type: who strips the option parses them. */
const settingsOf = ({ custom_config, orders, rsvp_config }: InvitationRows['option']) =>
  ({ custom_config, orders, rsvp_config }) as Pick<ClientOption, 'custom_config' | 'orders' | 'rsvp_config'>;

const toFlag = (value: unknown): boolean | null => (value == null ? null : Boolean(value));

/** A style that older data spells in no known way is no style: the page must open all the same. */
function knownStyles(option: InvitationRows['option']): Pick<ClientOption, StyleField> {
  const styles = Object.fromEntries(
    Object.entries(STYLE_VALUES).map(([field, values]) => {
      const value = option[field as StyleField]; // the keys of STYLE_VALUES
      return [field, value !== null && values.some((known) => known === value) ? value : null];
    }),
  );
  return styles as Pick<ClientOption, StyleField>; // each is null or one of its STYLE_VALUES
}

/** spec §3, lock screen info. */
export function presentLock(
  { option, content: { bride, groom } }: PublicClient,
  gate: InvitationGate,
  lock: LockTexts,
): LockInfo {
  return {
    status: gate.is_locked ? 'LOCKED' : 'UNLOCKED',
    title: lock.lock_title ?? option.meta_title,
    description: lock.lock_description,
    image_url: lock.lock_image_url,
    bride_name: bride?.name ?? null,
    groom_name: groom?.name ?? null,
    base_color: option.base_color,
    primary_color: option.primary_color,
    custom_config: option.custom_config,
    custom_css: option.custom_css,
    template: option.template,
  };
}
export interface LockTexts {
  readonly lock_title: string | null;
  readonly lock_description: string | null;
  readonly lock_image_url: string | null;
}

/** spec §3, meta. */
export function presentMeta({ name, version, option, content }: PublicClient, gate: InvitationGate): InvitationMeta {
  return {
    title: option.meta_title ?? name,
    description: option.meta_description,
    image: option.meta_image,
    bride_name: content.bride?.name ?? null,
    groom_name: content.groom?.name ?? null,
    theme_color: themeColor(option),
    is_locked: gate.is_locked,
    version,
  };
}
