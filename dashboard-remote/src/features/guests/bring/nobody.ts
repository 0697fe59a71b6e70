import type { GuestListColumn } from '@janur/contracts';
import { plain } from './words.ts';

/** The line below a list that counts its people, and the list's name above it, are nobody. */
export const isNobody = (values: Readonly<Partial<Record<GuestListColumn, string>>>): boolean =>
  isSum(values) || (Object.keys(values).length === 1 && isListName(values.name ?? ''));

const SUMS = new Set([
  'total',
  'jumlah',
  'grand total',
  'subtotal',
  'total tamu',
  'jumlah tamu',
  'jumlah total',
  'sum',
  '合计',
  '合計',
]);
export const isSum = ({ name, phone_number }: { name?: string; phone_number?: string }): boolean =>
  phone_number === undefined && SUMS.has(plain(name ?? ''));

const LIST_NAMES =
  /\b(?:daftar|list|senarai|data|rekap) (?:nama )?(?:tamu|undangan|tetamu|jemputan)\b|\b(?:guests?|invitation) ?list\b|\bgasteliste\b|\blista de (?:invitados|convidados)\b|宾客名单|賓客名單|ゲストリスト|招待客リスト|하객 ?명단/u;
export const isListName = (text: string): boolean => LIST_NAMES.test(plain(text));
