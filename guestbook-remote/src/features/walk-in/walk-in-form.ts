import type { WalkInDraft } from '../../event-store/event-store.ts';

export const NO_WALK_IN = { name: '', phone: '', table: '', people: 1, gift: false, souvenir: false };
export type WalkInForm = typeof NO_WALK_IN;
export type Mistake = 'name_missing' | 'phone_wrong';

/** A number that the server would refuse must be seen here: with the network gone nobody else would say so. */
export function mistakeIn({ name, phone }: WalkInForm): Mistake | undefined {
  if (name.trim() === '') return 'name_missing';
  const digits = phone.replace(/\D/g, '').length;
  return phone.trim() !== '' && (digits < 6 || digits > 15) ? 'phone_wrong' : undefined;
}

export function walkInFrom({ name, phone, table, people, gift, souvenir }: WalkInForm): WalkInDraft {
  return {
    name: name.trim(),
    phone_number: phone.trim() || null,
    table: table.trim() || null,
    total_guests: people,
    gift,
    souvenir,
  };
}
