import * as z from 'zod';
import { CheckInVariant, EventType, GallerySection, OpeningImageType, PrintVariant } from '../enums.ts';
import { VOICE_KEYS } from '../rules/voice.ts';
import { Id, Instant, OptionalText } from './fields.ts';

const Url = OptionalText(2048);
/** Characters of up to four bytes each, in columns of 64 KiB. */
const Css = OptionalText(16_000);

/** spec §3, bride and groom. `son_order` is the groom's, `daughter_order` the bride's. */
export const Profile = z.object({
  id: Id,
  name: OptionalText(150),
  full_name: OptionalText(200),
  prefix_name: OptionalText(60),
  suffix_name: OptionalText(60),
  child_order: OptionalText(20),
  son_order: OptionalText(20).optional(),
  daughter_order: OptionalText(20).optional(),
  father_name: OptionalText(200),
  mother_name: OptionalText(200),
  photo_url: Url,
  image_css: Css,
  instagram: Url,
  facebook: Url,
  tiktok: Url,
  twitter: Url,
});
export type Profile = z.infer<typeof Profile>;

export const CheckInConfig = z.object({ check_in_variant: CheckInVariant, print_variant: PrintVariant });

/** spec §3, event of an invitation. Times are instants; `timezone` is where they are shown. */
export const InvitationEvent = z.object({
  id: Id,
  type: EventType.nullable(),
  title: OptionalText(200),
  session_type: OptionalText(60),
  start_datetime: Instant.nullable(),
  end_datetime: Instant.nullable(),
  timezone: z.string().max(64),
  custom_time_text: OptionalText(200),
  location: OptionalText(300),
  street: OptionalText(500),
  maps_url: Url,
  watch_url: Url,
  icon_url: Url,
  is_guest_book: z.boolean(),
});
export type InvitationEvent = z.infer<typeof InvitationEvent>;

export const GalleryItem = z.object({
  id: Id,
  section: GallerySection,
  title: OptionalText(200),
  picture_url: Url,
  css: Css,
  overlay_opacity: z.number().min(0).max(1).nullable(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

export const HeroBackground = z.object({
  id: Id,
  picture_url: Url,
  css: Css,
  order: z.number().int(),
  overlay_opacity: z.number().min(0).max(1).nullable(),
});

export const Payment = z.object({
  id: Id,
  account_number: OptionalText(60),
  account_owner: OptionalText(200),
  bank: OptionalText(100),
  bank_id: Id.nullable(),
  custom_button_text: OptionalText(100),
  payment_url: Url,
  qr_code_image_url: Url,
  default_bank: z.object({ id: Id, bank_name: z.string(), bank_logo_url: z.string().nullable() }).nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const Story = z.object({
  id: Id,
  content_id: Id,
  date_time: OptionalText(60),
  title: OptionalText(200),
  subtitle: OptionalText(200),
  description: OptionalText(5000),
  location: OptionalText(200),
  image_url: Url,
  order: z.number().int(),
});
export type Story = z.infer<typeof Story>;

/** The couple's own words in place of their look's, by `VoiceKey`; they stay when the look is another. */
export const Lines = z.partialRecord(z.enum(VOICE_KEYS), z.string().trim().min(1).max(300));
export type Lines = z.infer<typeof Lines>;

/** spec §3, client content: what is said, whatever template shows it. */
export const ClientContent = z.object({
  id: Id,
  bride: Profile.nullable(),
  groom: Profile.nullable(),
  events: z.array(InvitationEvent),
  new_events: z.array(InvitationEvent),
  galleries: z.array(GalleryItem),
  galleries_css: Css,
  galleries_mobile_css: Css,
  greeting: OptionalText(2000),
  hashtag_word: OptionalText(100),
  quote: OptionalText(2000),
  quote_source: OptionalText(200),
  reminder_url: Url,
  video_prewed_url: Url,
  wedding_date: Instant.nullable(),
  hero_backgrounds: z.array(HeroBackground),
  stories: z.array(Story),
  payments: z.array(Payment),
  opening_modal_image: Url,
  opening_modal_image_css: Css,
  opening_modal_image_type: OpeningImageType.nullable(),
  lines: Lines.nullable(),
});
export type ClientContent = z.infer<typeof ClientContent>;
