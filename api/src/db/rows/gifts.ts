import type { GiftKind } from '@janur/contracts';
import type { Stamps } from './columns.ts';

export interface GiftRow extends Stamps {
  id: number;
  client_id: number;
  guest_id: number | null;
  kind: GiftKind;
  number: string | null;
  giver_name: string;
  carrier_name: string | null;
  amount: number | null;
  thing: string | null;
  received_by: string | null;
  received_at: Date;
  /** Of a giver who is no guest; a guest's thanks stand with the guest. */
  thanked_at: Date | null;
  return_note: string | null;
  returned_at: Date | null;
}

/** What the couple adds to a gift that was handed over at the door. */
export interface EntrustedGiftNoteRow extends Stamps {
  entrusted_gift_id: number;
  client_id: number;
  guest_id: number | null;
  number: string | null;
  /** As the couple counted it. */
  amount: number | null;
  thing: string | null;
  received_by: string | null;
  thanked_at: Date | null;
  return_note: string | null;
  returned_at: Date | null;
}
