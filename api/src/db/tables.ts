import type { Knex } from 'knex';
import type { Bytes } from './rows/columns.ts';
import type {
  AccountRow,
  ClientRow,
  CoHostLinkRow,
  ContentRow,
  EventRow,
  GalleryRow,
  HeroBackgroundRow,
  BankRow,
  OptionRow,
  PaymentRow,
  ProfileRow,
  RevokedTokenRow,
  PasskeyRow,
  RecoveryCodeRow,
  SessionRow,
  SlugAliasRow,
  StoryRow,
  UsherCardRow,
} from './rows/invitation.ts';
import type {
  EntrustedGiftRow,
  EventCounterRow,
  GuestEventRow,
  GuestRow,
  IdempotencyKeyRow,
  ImportPieceRow,
  MessageStopRow,
  MessageTemplateRow,
  OperationRow,
  OutboxPaceRow,
  OutboxRow,
  RemovedPlaceRow,
  CatererSheetRow,
  DeletedGuestRow,
  EventMealRow,
  GuestMemberRow,
  MemberAnswerRow,
  RsvpEventRow,
  RsvpHistoryRow,
  RsvpRow,
  SendingSettingsRow,
  WaitingAnswerRow,
  WishRow,
} from './rows/guests.ts';
import type { AlbumPhotoRow, AlbumRow } from './rows/album.ts';
import type { DraftLinkRow, DraftSuggestionRow, UnsavedDraftRow } from './rows/drafts.ts';
import type { SeatingHallRow, SeatingRuleRow, SeatingTableRow, SeatWishRow } from './rows/seating.ts';
import type { DoorDeviceRow, DoorPinRow, EventClosingRow, RehearsalRow } from './rows/evening.ts';
import type { EntrustedGiftNoteRow, GiftRow } from './rows/gifts.ts';
import type { ImportedRecordRow } from './rows/imports.ts';
import type {
  AuditLogRow,
  CustomTemplateRow,
  PageReportRow,
  WaitingVersionRow,
  PublicationRow,
  PublisherKeyRow,
  RemoteOwnerRow,
  RemoteRow,
  RemoteVersionRow,
  TemplateRow,
  UploadRow,
} from './rows/registry.ts';

/** A table whose rows are read whole and written in part: what is left out has a default or is null. */
type Table<Row> = Knex.CompositeTableType<Row, Partial<Row>, Partial<Row>>;

/**
 * A table that is searched: a new row says what it is found by, and so does who changes what a guest is known by. So that
 * no writer forgets it.
 */
type FindableTable<Row extends { search_text: Bytes }, Known extends keyof Row> = Knex.CompositeTableType<
  Row,
  Partial<Row> & Pick<Row, 'search_text'>,
  (Partial<Omit<Row, Known>> & Partial<Record<Known, never>>) | (Partial<Row> & Pick<Row, 'search_text'>)
>;

/** Every table by its name; `Knex` queries are typed by it. */
export interface JanurTables {
  clients: Table<ClientRow>;
  accounts: Table<AccountRow>;
  revoked_tokens: Table<RevokedTokenRow>;
  co_host_links: Table<CoHostLinkRow>;
  usher_cards: Table<UsherCardRow>;
  sessions: Table<SessionRow>;
  passkeys: Table<PasskeyRow>;
  recovery_codes: Table<RecoveryCodeRow>;
  options: Table<OptionRow>;
  slug_aliases: Table<SlugAliasRow>;
  draft_links: Table<DraftLinkRow>;
  draft_suggestions: Table<DraftSuggestionRow>;
  unsaved_drafts: Table<UnsavedDraftRow>;
  contents: Table<ContentRow>;
  profiles: Table<ProfileRow>;
  events: Table<EventRow>;
  galleries: Table<GalleryRow>;
  hero_backgrounds: Table<HeroBackgroundRow>;
  stories: Table<StoryRow>;
  banks: Table<BankRow>;
  payments: Table<PaymentRow>;
  guests: FindableTable<GuestRow, 'name' | 'code' | 'phone_number'>;
  guest_events: FindableTable<GuestEventRow, 'guest_name'>;
  removed_places: Table<RemovedPlaceRow>;
  import_pieces: Table<ImportPieceRow>;
  imported_records: Table<ImportedRecordRow>;
  message_templates: Table<MessageTemplateRow>;
  sending_settings: Table<SendingSettingsRow>;
  outbox: Table<OutboxRow>;
  outbox_pace: Table<OutboxPaceRow>;
  message_stops: Table<MessageStopRow>;
  guest_members: Table<GuestMemberRow>;
  event_meals: Table<EventMealRow>;
  member_answers: Table<MemberAnswerRow>;
  caterer_sheets: Table<CatererSheetRow>;
  door_devices: Table<DoorDeviceRow>;
  door_pins: Table<DoorPinRow>;
  event_closings: Table<EventClosingRow>;
  rehearsals: Table<RehearsalRow>;
  deleted_guests: Table<DeletedGuestRow>;
  rsvps: Table<RsvpRow>;
  rsvp_events: Table<RsvpEventRow>;
  rsvp_history: Table<RsvpHistoryRow>;
  wishes: Table<WishRow>;
  waiting_answers: Table<WaitingAnswerRow>;
  idempotency_keys: Table<IdempotencyKeyRow>;
  operations: Table<OperationRow>;
  entrusted_gifts: Table<EntrustedGiftRow>;
  event_counters: Table<EventCounterRow>;
  albums: Table<AlbumRow>;
  album_photos: Table<AlbumPhotoRow>;
  gifts: Table<GiftRow>;
  entrusted_gift_notes: Table<EntrustedGiftNoteRow>;
  seating_halls: Table<SeatingHallRow>;
  seating_tables: Table<SeatingTableRow>;
  seat_wishes: Table<SeatWishRow>;
  seating_rules: Table<SeatingRuleRow>;
  remotes: Table<RemoteRow>;
  remote_versions: Table<RemoteVersionRow>;
  publisher_keys: Table<PublisherKeyRow>;
  remote_owners: Table<RemoteOwnerRow>;
  publications: Table<PublicationRow>;
  page_reports: Table<PageReportRow>;
  waiting_versions: Table<WaitingVersionRow>;
  templates: Table<TemplateRow>;
  custom_templates: Table<CustomTemplateRow>;
  uploads: Table<UploadRow>;
  audit_log: Table<AuditLogRow>;
}

declare module 'knex/types/tables.js' {
  interface Tables extends JanurTables {}
}
