import type { Rehearsal } from '@janur/contracts';
import type { Flag, Json } from './columns.ts';

/** A device at the door, as it was heard last. */
export interface DoorDeviceRow {
  id: number;
  client_id: number;
  event_id: number;
  device_id: string;
  account_id: number;
  gate: string | null;
  unsent: number;
  clock_offset: number | null;
  battery: number | null;
  is_charging: Flag | null;
  version: string | null;
  seen_at: Date;
}

/** How an event stood when it was closed. */
export interface EventClosingRow {
  id: number;
  client_id: number;
  event_id: number;
  /** The report as it was signed. */
  content: Json;
  people: number;
  /** Which key made the seal. */
  key_id: string;
  seal: string;
  account_id: number;
  closed_by: string;
  created_at: Date;
}

/** What opens the settings of a client's devices. */
export interface DoorPinRow {
  client_id: number;
  salt: string;
  hash: string;
  iterations: number;
  set_at: Date;
  set_by: number | null;
}

/** A rehearsal that an organiser asked for, as the program that plays it last wrote it. */
export interface RehearsalRow {
  id: number;
  client_id: number;
  event_id: number;
  account_id: number | null;
  state: Rehearsal['state'];
  plan: Json;
  started_at: Date;
  /** When the program last wrote: one that fell silent has died. */
  heard_at: Date;
  ended_at: Date | null;
  now_json: Json;
  door_json: Json;
  visitor_json: Json;
  /** Of the last visitor that the people sent on. */
  sent_on: number;
  is_stop_wanted: Flag;
  report_json: Json;
  /** For the operator, in English: what ended it. */
  problem: string | null;
}
