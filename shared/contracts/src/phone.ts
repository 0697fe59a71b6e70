import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in any common spelling (0812…, +62 812…, spaces, dashes) as E.164, or undefined when it is none.
 * `country` is the client's, ISO 3166 alpha-2 (decisions §4: default ID).
 */
export function toE164(spelling: string, country = 'ID'): string | undefined {
  const number = parsePhoneNumberFromString(spelling.normalize('NFKC'), isSupportedCountry(country) ? country : 'ID');
  return number?.isPossible() ? number.number : undefined;
}

/** The digits of an E.164 number as its own country dials them (0812…); those of the number itself when it is none. */
export function nationalDigits(e164: string): string {
  return (parsePhoneNumberFromString(e164)?.formatNational() ?? e164).replaceAll(/\D/g, '');
}
