import * as z from 'zod';
import { InvitationVersion, LockStatus } from '../enums.ts';
import { AlbumOfPage } from './album.ts';
import { ClientContent } from './content.ts';
import { Id, Instant, Slug } from './fields.ts';
import { PublicGuest } from './guest.ts';
import { ImageSet } from './image.ts';
import { ClientOption, CustomConfig } from './option.ts';

/** `GET /public/clients/{slug}`: the whole invitation, and the guest whose code was sent. */
export const PublicClient = z.object({
  id: Id,
  name: z.string(),
  version: InvitationVersion,
  content: ClientContent,
  option: ClientOption,
  guest: PublicGuest.nullable(),
  /** Until when guests may answer; null or missing for as long as they like. */
  answers_until: Instant.nullish(),
  /** Of the photos that guests bring (ours); missing in what was kept before there were any. */
  album: AlbumOfPage.nullish(),
  /** By the address that content or option names; pictures that we did not make smaller are not in it. */
  images: z.record(z.string(), ImageSet),
});
export type PublicClient = z.infer<typeof PublicClient>;

/** spec §3, lock screen info: all that a locked invitation shows. */
export const LockInfo = z.object({
  status: LockStatus,
  title: z.string().nullable(),
  description: z.string().nullable(),
  bride_name: z.string().nullable(),
  groom_name: z.string().nullable(),
  image_url: z.string().nullable(),
  base_color: z.string().nullable(),
  primary_color: z.string().nullable(),
  custom_config: CustomConfig.nullable(),
  custom_css: z.string().nullable(),
  template: z.string(),
});
export type LockInfo = z.infer<typeof LockInfo>;

/** spec §3, meta: what a link preview may know. */
export const InvitationMeta = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  bride_name: z.string().nullable(),
  groom_name: z.string().nullable(),
  theme_color: z.string().nullable(),
  is_locked: z.boolean(),
  version: InvitationVersion,
});
export type InvitationMeta = z.infer<typeof InvitationMeta>;

/** decisions §6: one entry of the slug list. */
export const SlugEntry = z.object({ slug: Slug, client_name: z.string(), template_name: z.string() });

/** spec §3, client account of the admin list. `password` is always masked (decisions §3). */
export const ClientAccount = z.object({
  id: Id,
  client_name: z.string(),
  user_name: z.string(),
  password: z.literal('********'),
  event_date: Instant.nullable(),
  slugs: z.array(
    z.object({
      slug: Slug,
      countdown_date: Instant.nullable(),
      template: z.string(),
      is_locked: z.boolean(),
      is_hidden: z.boolean(),
    }),
  ),
});
export type ClientAccount = z.infer<typeof ClientAccount>;
