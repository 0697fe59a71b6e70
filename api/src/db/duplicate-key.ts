/** The unique key that an insert or update ran into, by its name in the schema; undefined for every other error. */
export function duplicateKeyOf(error: unknown): string | undefined {
  if (!isDuplicateKey(error)) return undefined;
  // MySQL 8 says `for key 'options.options_slug'`, MariaDB `for key 'options_slug'`
  return / for key '(?:\w+\.)?(\w+)'$/.exec(error.message)?.[1];
}

export const isDuplicateKey = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY';
