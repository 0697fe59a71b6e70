import { uuidV7 } from './uuid-v7.ts';

const ID = 'janur.guest-book.device-id';
const SEQ = 'janur.guest-book.seq';

/** This device's name in the operation log. It outlives logouts: the log must not count one phone as two. */
export function deviceId(): string {
  const known = localStorage.getItem(ID);
  if (known) return known;
  const made = uuidV7();
  localStorage.setItem(ID, made);
  return made;
}

/** Counts this device's operations from 1. Stored before it is used: a number once given is never given again. */
export function nextSeq(): number {
  const seq = Number(localStorage.getItem(SEQ) ?? 0) + 1;
  localStorage.setItem(SEQ, String(seq));
  return seq;
}
