/** A text in a LIKE pattern: its wildcards stand for themselves. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A LIKE pattern for texts that contain `part` as it is written: its wildcards stand for themselves. */
export const containing = (part: string): string => `%${escaped(part)}%`;

/** Codes, phones and slugs are kept as ASCII; MySQL refuses to compare them with anything else. */
// oxlint-disable-next-line no-control-regex -- the range is what ASCII is
export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);
