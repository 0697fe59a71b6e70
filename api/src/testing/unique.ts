let serial = 0;
/** A word that no other test in this database has. */
export const unique = (): string => `${process.env['JEST_WORKER_ID'] ?? '1'}x${(serial += 1)}`;
