import type {
  Channel,
  ConfirmationStatus,
  GuestSource,
  Language,
  MessageTemplate,
  OutboxState,
  RefusalReason,
} from '@janur/contracts';
import type { Bytes, Flag, Json, Stamps } from './columns.ts';

export interface GuestRow extends Stamps {
  id: number;
  client_id: number;
  option_id: number;
  code: string;
  name: string;
  phone_number: string | null;
  email: string | null;
  details: Json;
  total_guests: number;
  source: GuestSource;
  guest_group: string | null;
  /** In the order of the contract with commas between. */
  tags: string | null;
  search_text: Bytes;
  invitation_sent_at: Date | null;
  reminder_sent_at: Date | null;
  day_before_sent_at: Date | null;
  /** The last time: another event added later asks again. */
  new_event_sent_at: Date | null;
  thanks_sent_at: Date | null;
  phone_keys: string | null;
  may_answer_late: Flag;
}

/** A text that hosts wrote; the one for all groups has the empty one. */
export interface MessageTemplateRow extends Stamps {
  id: number;
  client_id: number;
  kind: MessageTemplate['kind'];
  language: Language;
  guest_group: string;
  text: string;
}

export interface GuestEventRow extends Stamps {
  id: number;
  client_id: number;
  option_id: number;
  event_id: number;
  guest_id: number;
  guest_name: string;
  total_guests: number;
  confirmation_status: ConfirmationStatus;
  total_guests_confirmed: number;
  table_number: string | null;
  is_scanned: Flag;
  scanned_at: Date | null;
  is_checked_in: Flag;
  check_in_op_id: string | null;
  checked_in_at: Date | null;
  checked_in_by: number | null;
  checked_in_gate: string | null;
  total_guests_attended: number;
  /** How many went out less how many came back. */
  total_guests_left: number;
  is_received_gift: Flag;
  is_received_souvenir: Flag;
  /** Souvenirs that were given beside the one: two gates did not know of each other. */
  extra_souvenirs: number;
  search_text: Bytes;
}

/** The place of a guest who was removed from an event. */
export interface RemovedPlaceRow {
  guest_event_id: number;
  client_id: number;
  event_id: number;
  removed_at: Date;
}

/** Guests of an import who are still to be written. */
export interface ImportPieceRow {
  id: number;
  client_id: number;
  option_id: number;
  kind: 'CREATED' | 'CHANGED';
  /** What new guests are invited to: numbers as JSON text. */
  event_ids: string;
  /** Rows as JSON text, which only the database reads. */
  guests: string;
  created_at: Date;
}

export interface RsvpRow extends Stamps {
  id: number;
  client_id: number;
  option_id: number;
  guest_id: number;
  name: string;
  email: string | null;
  phone_number: string | null;
  is_attending: Flag | null;
  attendance_type: string | null;
  guest_total: number;
  message: string | null;
  details: Json;
  answers: number;
}

export interface RsvpEventRow {
  id: number;
  client_id: number;
  rsvp_id: number;
  event_id: number;
  is_attending: Flag;
  guest_total: number;
}

/** One of a household. */
export interface GuestMemberRow extends Stamps {
  id: number;
  client_id: number;
  guest_id: number;
  position: number;
  name: string;
  is_child: Flag;
  diet: string | null;
}

/** What was answered for one of a household at one event; without a row nothing was. */
export interface MemberAnswerRow {
  id: number;
  client_id: number;
  member_id: number;
  event_id: number;
  comes: Flag | null;
  meal_id: number | null;
}

export interface EventMealRow {
  id: number;
  client_id: number;
  event_id: number;
  position: number;
  name: string;
  is_for_children: Flag;
}

/** A guest who was deleted and can be taken back. */
export interface DeletedGuestRow {
  id: number;
  client_id: number;
  guest_id: number;
  code: string;
  /** The rows of each table as JSON text. */
  rows_of: string;
  deleted_at: Date;
}

/** What a kitchen was given of an event. */
export interface CatererSheetRow {
  id: number;
  client_id: number;
  event_id: number;
  people: number;
  /** The sheet as it was made. */
  content: Json;
  account_id: number;
  made_by: string;
  created_at: Date;
}

export interface RsvpHistoryRow {
  id: number;
  client_id: number;
  rsvp_id: number;
  guest_id: number;
  is_attending: Flag | null;
  guest_total: number;
  submission: Json;
  idempotency_key: string | null;
  /** Of an answer that the hosts wrote down; null for a guest's own. */
  event_id: number | null;
  account_id: number | null;
  recorded_by: string | null;
  channel: string | null;
  submitted_at: Date;
}

export interface WishRow {
  id: number;
  client_id: number;
  option_id: number | null;
  guest_id: number | null;
  rsvp_id: number | null;
  name: string;
  message: string;
  /** The name of the network whence somebody unknown wrote; null for guests. */
  source: string | null;
  /** What the hosts say to it. */
  answer: string | null;
  /** When that was written, changed or taken away. */
  answered_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  deleted_by: number | null;
}

/** An answer of somebody unknown that waits for the hosts, with the code that the guest is to have. */
export interface WaitingAnswerRow {
  id: number;
  client_id: number;
  option_id: number;
  guest_code: string;
  source: string;
  submission: Json;
  created_at: Date;
}

export interface IdempotencyKeyRow {
  id: number;
  scope: string;
  idempotency_key: string;
  request_hash: string;
  status: number | null;
  response: Json;
  created_at: Date;
}

export interface OperationRow {
  id: number;
  op_id: string;
  device_id: string | null;
  seq: number | null;
  type: string;
  client_id: number;
  event_id: number;
  guest_event_id: number | null;
  guest_code: string | null;
  payload: Json;
  request_hash: string | null;
  total_guests: number | null;
  gate: string | null;
  note: string | null;
  account_id: number | null;
  occurred_at: Date;
  clock_offset: number;
  corrected_at: Date;
  received_at: Date;
  verdict: 'APPLIED' | 'DUPLICATE' | 'NOTED' | 'REFUSED';
  reason: RefusalReason | null;
  duplicate_of: string | null;
  undone_by_op_id: string | null;
  response: Json;
}

export interface EntrustedGiftRow {
  id: number;
  client_id: number;
  event_id: number;
  guest_event_id: number;
  op_id: string;
  ordinal: number;
  giver_name: string;
  amount: number | null;
  created_at: Date;
  undone_by_op_id: string | null;
}

export interface EventCounterRow {
  event_id: number;
  option_id: number;
  shard: number;
  client_id: number;
  total_invitations: number;
  total_confirmed: number;
  total_declined: number;
  total_pending: number;
  total_pax: number;
  total_pax_confirmed: number;
  total_checked_in: number;
  total_pax_attended: number;
  total_inside: number;
  total_received_gift: number;
  total_received_souvenir: number;
}

/** Whether and when a client's messages go by themselves. */
export interface SendingSettingsRow extends Stamps {
  client_id: number;
  is_on: Flag;
  channel: Channel;
  starts_at: Date | null;
  from_hour: number;
  until_hour: number;
  timezone: string;
  /** Kinds with commas between them. */
  kinds: string;
  silent_days: number;
}

export interface OutboxRow extends Stamps {
  id: number;
  client_id: number;
  guest_id: number;
  kind: MessageTemplate['kind'];
  channel: Channel;
  state: OutboxState;
  due_at: Date;
  attempts: number;
  claim: string | null;
  claimed_until: Date | null;
  provider_id: string | null;
  error: string | null;
  sent_at: Date | null;
  delivered_at: Date | null;
  read_at: Date | null;
}

/** How many went in this minute, over all processes; `fault` is why none goes until `held_until`. */
export interface OutboxPaceRow {
  channel: Channel;
  minute: Date | null;
  taken: number;
  held_until: Date | null;
  fault: string | null;
}

/** A number or address whose owner wants no messages that are sent by themselves. */
export interface MessageStopRow {
  address: string;
  created_at: Date;
}
