import * as z from 'zod';
import { isWebUrl } from '../rules/web-url.ts';
import {
  CheckInConfig,
  ClientContent,
  GalleryItem,
  HeroBackground,
  InvitationEvent,
  Payment,
  Profile,
  Story,
} from './content.ts';
import { Id, OptionalText, Text } from './fields.ts';
import { because } from '../problems/zod-issues.ts';

/** spec §3's event as its editors see it: with what the guest-book needs (guest-book event). */
export const EditedEvent = InvitationEvent.extend({
  check_in_config: CheckInConfig,
  guest_book_image_url: OptionalText(2048),
  guest_book_logo_url: OptionalText(2048),
  /** Only the guests invited to it see it; null while nobody has decided, then everybody does. */
  only_invited: z.boolean().nullable(),
});

/** The content as its editors see it. */
export const EditedContent = ClientContent.extend({
  events: z.array(EditedEvent),
  new_events: z.array(EditedEvent),
});
export type EditedContent = z.infer<typeof EditedContent>;

export const WebUrl = z.string().trim().max(2048).refine(isWebUrl, because('not_an_address')).nullable();

/** An instant that the database can keep. */
export const InstantInput = z.iso
  .datetime()
  // what is no time at all was said by the line above
  .refine((text) => !(new Date(text).getUTCFullYear() < 1000), because('too_early'))
  .nullable();

const Timezone = z.string().max(64).refine(isTimezone, because('not_a_timezone'));
const Place = z.int().min(-1_000_000).max(1_000_000);

/** Rows that stand already carry their id, new ones none (or null). */
const RowId = Id.nullish();

const ProfileInput = z
  .strictObject({
    ...Profile.shape,
    id: RowId,
    photo_url: WebUrl,
    instagram: WebUrl,
    facebook: WebUrl,
    tiktok: WebUrl,
    twitter: WebUrl,
  })
  .partial();

const EventInput = z
  .strictObject({
    ...EditedEvent.shape,
    id: RowId,
    start_datetime: InstantInput,
    end_datetime: InstantInput,
    timezone: Timezone,
    maps_url: WebUrl,
    watch_url: WebUrl,
    icon_url: WebUrl,
    check_in_config: z.strictObject(CheckInConfig.shape).partial(),
    guest_book_image_url: WebUrl,
    guest_book_logo_url: WebUrl,
  })
  .partial();
export type EventInput = z.infer<typeof EventInput>;

const GalleryItemInput = z.strictObject({ ...GalleryItem.shape, id: RowId, picture_url: WebUrl }).partial();

const HeroBackgroundInput = z
  .strictObject({ ...HeroBackground.shape, id: RowId, picture_url: WebUrl, order: Place })
  .partial();

/** A bank of ours by its id, or by its name, which makes one that is not there yet. */
const BankInput = z
  .strictObject({ id: Id, bank_name: Text(100).trim().min(1), bank_logo_url: WebUrl })
  .partial()
  .nullable();

const PaymentInput = z
  .strictObject({
    ...Payment.shape,
    id: RowId,
    payment_url: WebUrl,
    qr_code_image_url: WebUrl,
    default_bank: BankInput,
  })
  .partial();
export type PaymentInput = z.infer<typeof PaymentInput>;

const StoryInput = z.strictObject({ ...Story.shape, id: RowId, image_url: WebUrl, order: Place }).partial();

/**
 * spec §7, `content` of the calls that write. What is not sent stays as it is, null empties it. A list that is sent is the
 * whole list in its order: a row with an id is changed, one without is new, one that is left out is removed.
 */
export const ContentInput = z
  .strictObject({
    ...ClientContent.shape,
    bride: ProfileInput.nullable(),
    groom: ProfileInput.nullable(),
    events: z.array(EventInput).max(20),
    new_events: z.array(EventInput).max(20),
    galleries: z.array(GalleryItemInput).max(200),
    hero_backgrounds: z.array(HeroBackgroundInput).max(50),
    stories: z.array(StoryInput).max(100),
    payments: z.array(PaymentInput).max(30),
    reminder_url: WebUrl,
    video_prewed_url: WebUrl,
    opening_modal_image: WebUrl,
    wedding_date: InstantInput,
  })
  .partial();
export type ContentInput = z.infer<typeof ContentInput>;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws a RangeError for a name that it does not know
    return false;
  }
}
