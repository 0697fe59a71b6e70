import type { CheckInVariant, GuestBookGuest, ScanResult } from '@janur/contracts';
import type { Operation } from '../operations/operation.ts';

export interface Draft {
  readonly pax: number;
  readonly gift: boolean;
  readonly souvenir: boolean;
}

export type Refusal = 'not-a-guest-code' | 'unknown' | 'forbidden' | 'invalid' | 'conflict';
/** Why no answer came: the phone has no connection, or the server cannot answer now. */
export type Silence = 'offline' | 'busy';
export type Attempt = { kind: 'scan'; code: string } | { kind: 'operation'; operation: Operation };

/** What the desk says about the guest who stands there. */
export type Verdict =
  | { readonly state: 'none' }
  | { readonly state: 'asking'; readonly code: string }
  | { readonly state: 'welcome'; readonly guest: GuestBookGuest; readonly draft: Draft; readonly isSending: boolean }
  | { readonly state: 'arrived'; readonly guest: GuestBookGuest; readonly isInstant: boolean }
  | { readonly state: 'duplicate'; readonly guest: GuestBookGuest }
  | { readonly state: 'adding'; readonly guest: GuestBookGuest; readonly pax: number; readonly isSending: boolean }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'unsent'; readonly attempt: Attempt; readonly silence: Silence; readonly isSending: boolean };

export type Happening =
  | { type: 'asked'; code: string }
  | { type: 'found'; scan: ScanResult; variant: CheckInVariant }
  | { type: 'opened'; guest: GuestBookGuest }
  | { type: 'changed'; draft: Partial<Draft> }
  | { type: 'adding' }
  | { type: 'sending' }
  | { type: 'acknowledged'; guest: GuestBookGuest }
  | { type: 'judged'; verdict: Verdict }
  | { type: 'closed' };

export const NO_VERDICT: Verdict = { state: 'none' };

export function nextVerdict(now: Verdict, happening: Happening): Verdict {
  switch (happening.type) {
    case 'asked':
      return { state: 'asking', code: happening.code };
    case 'found':
      // who closed, or asked for another code since, must not be shown an old answer
      return isAbout(now, happening.scan.guest_code) ? verdictOfScan(happening.scan, happening.variant) : now;
    case 'opened':
      return verdictOfGuest(happening.guest);
    case 'changed':
      return changed(now, happening.draft);
    case 'adding':
      return now.state === 'duplicate' ? { state: 'adding', guest: now.guest, pax: 1, isSending: false } : now;
    case 'sending':
      return 'isSending' in now ? { ...now, isSending: true } : now;
    case 'acknowledged':
      return { state: 'arrived', guest: happening.guest, isInstant: false };
    case 'judged':
      return happening.verdict;
    case 'closed':
      return NO_VERDICT;
  }
}

function isAbout(now: Verdict, code: string): boolean {
  if (now.state === 'asking') return now.code === code;
  return now.state === 'unsent' && now.attempt.kind === 'scan' && now.attempt.code === code;
}

/** decisions §6: a scan looks the guest up; only under INSTANT has it checked the guest in. */
function verdictOfScan({ guest }: ScanResult, variant: CheckInVariant): Verdict {
  if (variant === 'INSTANT' && guest.is_checked_in) return { state: 'arrived', guest, isInstant: true };
  return verdictOfGuest(guest);
}

function verdictOfGuest(guest: GuestBookGuest): Verdict {
  if (guest.is_checked_in) return { state: 'duplicate', guest };
  return { state: 'welcome', guest, draft: draftFor(guest), isSending: false };
}

/** Who promised a number comes with it; who did not answer may bring all who are invited. */
function draftFor(guest: GuestBookGuest): Draft {
  return {
    pax: Math.max(1, guest.total_guests_confirmed || guest.total_guests),
    gift: guest.is_received_gift,
    souvenir: guest.is_received_souvenir,
  };
}

function changed(now: Verdict, draft: Partial<Draft>): Verdict {
  if (now.state === 'welcome') return { ...now, draft: { ...now.draft, ...draft } };
  if (now.state === 'adding') return { ...now, pax: draft.pax ?? now.pax };
  return now;
}
