import type { RsvpRecord } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';

export type NextMessage = Exclude<MessageKind, 'DAY_BEFORE'>;

/**
 * What one guest is written next: who came uninvited is thanked, who was invited and is silent is reminded, who had
 * answered is told of an event that was added. */
export function nextMessageOf(guest: RsvpRecord): NextMessage {
  if (guest.source === 'ADHOC') return 'THANKS';
  const isSilent = guest.event_details.every(({ confirmation_status }) => confirmation_status === 'PENDING');
  if (guest.event_details.some(({ is_unasked: isUnasked }) => isUnasked)) return 'NEW_EVENT';
  return guest.invitation_sent_at !== null && isSilent ? 'REMINDER' : 'INVITATION';
}
