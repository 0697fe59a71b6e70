/**
 * How a device tells a guest's phone number from one that only ends alike, without holding the number: a pack has the last
 * four digits, and the first 12 bits of a hash of the last eight. So few on purpose (decisions/067): with both, more than
 * a hundred mobile numbers of a country fit each guest however long somebody computes, and of strangers whose four
 * digits fit one in 4,096 passes.
 */
export const PHONE_CHECK_SIGNS = 2;

/** However the country's code and the zero in front are written, a number ends the same. */
const TAIL = 8;

/** The text whose SHA-256, as base64url and cut to `PHONE_CHECK_SIGNS`, is the check; undefined for what is too short. */
export function textOfPhoneCheck(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '');
  return digits.length < TAIL ? undefined : `janur phone ${digits.slice(-TAIL)}`;
}
