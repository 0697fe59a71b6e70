/** Digits in any common spelling, as many as a whole number has; fewer are searched as a part of one. */
export function isWholePhoneNumber(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 9;
}
