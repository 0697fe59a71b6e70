import * as z from 'zod';
import { LANGUAGES } from './languages.ts';

/** spec §3: every known invitation template. `CUSTOM` is looked up by the client's name. */
export const TEMPLATE_IDS = [
  'TEMPLATE_1',
  'TEMPLATE_2',
  'TEMPLATE_2_1',
  'TEMPLATE_2_2',
  'TEMPLATE_3',
  'TEMPLATE_4',
  'TEMPLATE_5',
  'TEMPLATE_6',
  'TEMPLATE_7',
  'TEMPLATE_8',
  'TEMPLATE_9',
  'TEMPLATE_10',
  'TEMPLATE_11',
  'TEMPLATE_12',
  'TEMPLATE_13',
  'TEMPLATE_14',
  'TEMPLATE_15',
  'TEMPLATE_16',
  'TEMPLATE_SHORT_1',
  'TEMPLATE_SHORT_2',
  'CUSTOM',
] as const;
export type KnownTemplateId = (typeof TEMPLATE_IDS)[number];

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const WebType = z.enum(['PRIMARY', 'SECONDARY', 'BIRTHDAY']);
export type WebType = z.infer<typeof WebType>;

/** What an invitation wears until somebody chooses, by its kind. */
export const FIRST_TEMPLATE = {
  PRIMARY: 'TEMPLATE_1',
  SECONDARY: 'TEMPLATE_1',
  BIRTHDAY: 'TEMPLATE_8',
} as const satisfies Record<WebType, KnownTemplateId>;

/** V2 means attendance per event; V1 one attendance for all (spec §3). */
export const InvitationVersion = z.enum(['V1', 'V2']);
export type InvitationVersion = z.infer<typeof InvitationVersion>;

export const EventType = z.enum([
  'HOLY_MATRIMONY',
  'WEDDING_RECEPTION',
  'SANGJIT',
  'TEAPAI',
  'BIRTHDAY',
  'COCKTAIL',
  'AFTER_PARTY',
]);
export type EventType = z.infer<typeof EventType>;

export const GallerySection = z.enum([
  'SECTION_1',
  'SECTION_2',
  'SECTION_SHARE_BANNER',
  'SECTION_RSVP_BANNER',
  'SECTION_BRIDEGROOM_BANNER',
  'SECTION_FOOTER_BANNER',
  'SECTION_GIFT_BANNER',
]);
export type GallerySection = z.infer<typeof GallerySection>;

export const OpeningImageType = z.enum(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT']);
export type OpeningImageType = z.infer<typeof OpeningImageType>;

export const ConfirmationStatus = z.enum(['PENDING', 'CONFIRMED', 'DECLINED']);
export type ConfirmationStatus = z.infer<typeof ConfirmationStatus>;

export const GuestSource = z.enum(['INVITED', 'RSVP', 'ADHOC']);
export type GuestSource = z.infer<typeof GuestSource>;

/** What hosts mark guests by: whose side they are on, one at most, and who is kin or a guest of honour. */
export const GUEST_TAGS = ['BRIDE', 'GROOM', 'KIN', 'VIP'] as const;
export const GuestTag = z.enum(GUEST_TAGS);
export type GuestTag = z.infer<typeof GuestTag>;

export const CheckInVariant = z.enum(['CONFIRM', 'INSTANT']);
export type CheckInVariant = z.infer<typeof CheckInVariant>;
export const PrintVariant = z.enum(['NONE', 'LABEL', 'TICKET']);
export type PrintVariant = z.infer<typeof PrintVariant>;

/** What an usher may: everything at the door, scan and hear who it is, or only be the screen that welcomes who comes in. */
export const GuestBookRole = z.enum(['FULL', 'SCAN_ONLY', 'GREETING']);
export type GuestBookRole = z.infer<typeof GuestBookRole>;

export const LockStatus = z.enum(['LOCKED', 'UNLOCKED']);

export const ROLES = ['ADMIN', 'CLIENT', 'USHER', 'DESIGNER', 'GUEST'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/**
 * spec §3: the values each style field accepts, beside null. The keys are the one spelling that is written;
 * the grouped spelling (`hero` for `hero_style`) is read by `rules/styles`.
 */
export const STYLE_VALUES = {
  bride_groom_style: ['HIDDEN', 'STYLE2', 'STYLE3', 'STYLE4', 'ONE_PHOTO'],
  countdown_style: ['HIDDEN'],
  footer_style: ['HIDDEN', 'STYLE1'],
  gallery_style: ['HIDDEN', 'NO_DOWNLOAD'],
  gift_style: ['HIDDEN', 'NO_MODAL', 'NO_ICON'],
  health_protocol_style: ['HIDDEN', 'SHOW', 'MODAL1'],
  hero_style: ['HIDDEN', 'WITH_VIDEO', 'NAME_NEW_LINES', 'STYLE_TEMPLATE6'],
  opening_modal_style: ['QUERY_REVERSE', 'STYLE2'],
  our_story_style: ['HIDDEN', 'PARAGRAPH'],
  quote_style: ['HIDDEN', 'NO_FLOWER'],
  rsvp_style: ['HIDDEN', 'WISH_ONLY'],
  share_banner_style: ['HIDDEN'],
  wedding_event_style: ['HIDDEN'],
  wishes_style: ['HIDDEN'],
} as const;
export type StyleField = keyof typeof STYLE_VALUES;
export const STYLE_FIELDS = Object.keys(STYLE_VALUES) as StyleField[]; // the keys of an object that is written out
