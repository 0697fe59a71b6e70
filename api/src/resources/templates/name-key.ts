/** A client's name as it is looked up: without regard to case and accents, as names are stored. */
export const nameKey = (name: string): string => name.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
