import type { DoorCodes } from '@janur/contracts/door';
import type {
  CheckInVariant,
  EventType,
  GallerySection,
  InvitationVersion,
  Language,
  OpeningImageType,
  PrintVariant,
  StyleField,
  WebType,
} from '@janur/contracts';
import type { Flag, Json, Stamps } from './columns.ts';

export interface ClientRow extends Stamps {
  id: number;
  name: string;
  version: InvitationVersion;
  country: string;
  door_codes: DoorCodes;
  answers_until: Date | null;
  revision: number;
  /** Counts what changes its files behind its editors' backs. */
  media_revision: number;
  /** A copy on which an evening is rehearsed. */
  is_rehearsal: Flag;
}

export interface AccountRow extends Stamps {
  id: number;
  username: string;
  password_hash: string;
  password_state: string;
  password_changed_at: Date;
  password_expires_at: Date | null;
  role: string;
  name: string;
  client_id: number | null;
  guest_book_role: string;
  is_active: Flag;
  /** Not used since a session is a row; kept for backups of before. */
  token_version: number;
  failed_logins: number;
  last_failed_at: Date | null;
  /** Not used since strangers are held off by their network; kept for backups of before. */
  locked_until: Date | null;
  last_login_at: Date | null;
  /** Until when it opens anything; null is for good. */
  valid_until: Date | null;
  created_by: number | null;
  /** What a co-host of a couple may do; null for the couple itself and all others. */
  co_host_role: string | null;
  /** Of a co-host, to send the link to. */
  phone_number: string | null;
}

/** The link by which a co-host sets the password: its hash, until it is used. */
export interface CoHostLinkRow {
  account_id: number;
  client_id: number;
  token_hash: string;
  expires_at: Date;
  created_at: Date;
}

export interface UsherCardRow {
  account_id: number;
  client_id: number;
  token_hash: string;
  made_at: Date;
  created_at: Date;
}

export interface PasskeyRow {
  id: number;
  account_id: number;
  /** As the authenticator calls it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Uint8Array;
  sign_count: number;
  /** How browsers reach it, parted by spaces. */
  transports: string;
  name: string;
  last_used_at: Date | null;
  created_at: Date;
}

export interface RecoveryCodeRow {
  id: number;
  account_id: number;
  code_hash: Uint8Array;
  created_at: Date;
}

/** A former slug. The option and client are null when the invitation is gone: the slug stays its own. */
export interface SlugAliasRow {
  slug: string;
  option_id: number | null;
  client_id: number | null;
  created_at: Date;
}

export interface SessionRow {
  id: number;
  account_id: number;
  /** Of the token that this session is. */
  jti: string;
  device: string | null;
  network: string;
  /** How long it lasts unused; null for one that stays signed in until its end. */
  idle_minutes: number | null;
  /** Begun with a login card: whoever holds it knows no password, and may set none. */
  by_card: boolean;
  /** When the password was last shown. */
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  created_at: Date;
}

/** Ended tokens of guests; those of accounts have a session. */
export interface RevokedTokenRow {
  jti: string;
  account_id: number | null;
  expires_at: Date;
  created_at: Date;
}

export interface OptionRow extends Stamps, Record<StyleField, string | null> {
  id: number;
  client_id: number;
  slug: string;
  slug_domain: string | null;
  template: string;
  web_type: WebType;
  language: Language;
  animation: Flag | null;
  announcement: string | null;
  base_color: string | null;
  primary_color: string | null;
  secondary_color: string | null;
  third_color: string | null;
  title_color: string | null;
  count_down_date: Date | null;
  custom_css: string | null;
  custom_image_url: string | null;
  custom_text: string | null;
  custom_config: Json;
  custom_domain: string | null;
  default_guest_total: number | null;
  font_url: string | null;
  song_url: string | null;
  orders: Json;
  slider: Flag | null;
  is_custom_domain: Flag;
  is_custom_template: Flag;
  is_hidden: Flag;
  is_private: Flag;
  lock_code: string | null;
  lock_title: string | null;
  lock_description: string | null;
  lock_image_url: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_image: string | null;
  rsvp_config: Json;
  revision: number;
}

export interface ContentRow extends Stamps {
  id: number;
  client_id: number;
  greeting: string | null;
  hashtag_word: string | null;
  quote: string | null;
  quote_source: string | null;
  reminder_url: string | null;
  video_prewed_url: string | null;
  wedding_date: Date | null;
  galleries_css: string | null;
  galleries_mobile_css: string | null;
  opening_modal_image: string | null;
  opening_modal_image_css: string | null;
  opening_modal_image_type: OpeningImageType | null;
  lines: Json;
}

export interface ProfileRow {
  id: number;
  client_id: number;
  content_id: number;
  side: string;
  name: string | null;
  full_name: string | null;
  prefix_name: string | null;
  suffix_name: string | null;
  child_order: string | null;
  son_order: string | null;
  daughter_order: string | null;
  father_name: string | null;
  mother_name: string | null;
  photo_url: string | null;
  image_css: string | null;
  instagram: string | null;
  facebook: string | null;
  tiktok: string | null;
  twitter: string | null;
}

export interface EventRow {
  id: number;
  client_id: number;
  content_id: number;
  collection: string;
  position: number;
  type: EventType | null;
  title: string | null;
  session_type: string | null;
  start_datetime: Date | null;
  end_datetime: Date | null;
  timezone: string;
  custom_time_text: string | null;
  location: string | null;
  street: string | null;
  maps_url: string | null;
  watch_url: string | null;
  icon_url: string | null;
  is_guest_book: Flag;
  check_in_variant: CheckInVariant;
  print_variant: PrintVariant;
  guest_book_image_url: string | null;
  guest_book_logo_url: string | null;
  /** Null while nobody has decided: then everybody sees it. */
  only_invited: Flag | null;
}

export interface GalleryRow {
  id: number;
  client_id: number;
  content_id: number;
  position: number;
  section: GallerySection;
  title: string | null;
  picture_url: string | null;
  css: string | null;
  overlay_opacity: number | null;
}

export interface HeroBackgroundRow {
  id: number;
  client_id: number;
  content_id: number;
  order: number;
  picture_url: string | null;
  css: string | null;
  overlay_opacity: number | null;
}

export interface StoryRow {
  id: number;
  client_id: number;
  content_id: number;
  order: number;
  date_time: string | null;
  title: string | null;
  subtitle: string | null;
  description: string | null;
  location: string | null;
  image_url: string | null;
}

export interface BankRow {
  id: number;
  bank_name: string;
  bank_logo_url: string | null;
}

export interface PaymentRow {
  id: number;
  client_id: number;
  content_id: number;
  position: number;
  account_number: string | null;
  account_owner: string | null;
  bank: string | null;
  bank_id: number | null;
  custom_button_text: string | null;
  payment_url: string | null;
  qr_code_image_url: string | null;
}
