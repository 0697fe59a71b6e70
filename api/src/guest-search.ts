import type { Knex } from 'knex';
import { containing, isAscii } from './search-text.ts';

/** Where a search looks: names stand in the lists' own indexes, codes and numbers only in the guests' rows. */
export type Reach = 'names' | 'everything';

/**
 * Looks for names first, and for codes and numbers only when no name has it: a few letters are part of many random codes
 * that nobody means. What is written like a number is looked for everywhere at once.
 */
export async function namesFirst<Found extends { total: number }>(
  search: string,
  look: (reach: Reach) => Promise<Found>,
): Promise<Found> {
  if (/^[\d\s+()-]{3,}$/.test(search)) return look('everything');
  const found = await look('names');
  return found.total > 0 || search === '' || !isAscii(search) ? found : look('everything');
}

/** Guests with a part of their name or, with the whole reach, code or phone: everybody for an empty search. */
export function matching(search: string, reach: Reach, name = 'guests.name'): Knex.QueryCallback {
  // a leading 0 is the national spelling of what is stored after the country's code
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  return (query) => {
    if (search === '') return;
    void query.where((either) => {
      void either.where(name, 'like', containing(search));
      if (reach === 'names') return;
      if (isAscii(search)) void either.orWhere('guests.code', 'like', containing(search.toUpperCase()));
      if (digits.length >= 3) void either.orWhere('guests.phone_number', 'like', containing(digits));
    });
  };
}
