import type { WalkIn } from '../../operations/operation.ts';

export const NO_WALK_IN = { name: '', phone: '', pax: 1, gift: false, souvenir: false };
export type WalkInForm = typeof NO_WALK_IN;
export type Mistake = 'name_missing' | 'phone_wrong';

export function mistakeIn({ name, phone }: WalkInForm): Mistake | undefined {
  if (name.trim() === '') return 'name_missing';
  const digits = phone.replace(/\D/g, '').length;
  return phone.trim() !== '' && digits < 6 ? 'phone_wrong' : undefined;
}

export function walkInFrom({ name, phone, pax, gift, souvenir }: WalkInForm): Omit<WalkIn, 'event_id'> {
  return { name: name.trim(), phone_number: phone.trim() || null, total_guests: pax, gift, souvenir };
}
