import type { RsvpSubmission } from '@janur/contracts';
import type { PhoneStorage } from './phone-storage.ts';
import { type AnswerOwner, draftName } from './remembered.ts';
import type { RsvpValues } from './rsvp-answer.ts';

/** The form as the phone remembers it. */
export interface Draft {
  values: RsvpValues;
  /** True once these answers were taken. */
  isSent?: boolean;
  /** What the server found wrong with them. */
  refused?: { paths: readonly string[]; body: RsvpSubmission };
}

export function readDraft(storage: PhoneStorage, owner: AnswerOwner): Draft | undefined {
  const draft = storage.read(draftName(owner));
  const isDraft = typeof draft === 'object' && draft !== null && 'values' in draft && typeof draft.values === 'object';
  return isDraft ? (draft as Draft) : undefined; // written by `keepDraft`
}

export const keepDraft = (storage: PhoneStorage, owner: AnswerOwner, draft: Draft): boolean =>
  storage.write(draftName(owner), draft);

/** A wish that was taken is not written again by who changes the answer. */
export const withoutWish = (values: RsvpValues, taken: RsvpValues): RsvpValues =>
  values['message'] === taken['message'] ? { ...values, message: '' } : values;
