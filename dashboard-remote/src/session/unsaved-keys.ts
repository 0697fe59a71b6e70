const PREFIX = 'janur-unsaved-';

/** Under which name a device keeps what an account has not saved of an invitation. */
export const unsavedKey = (accountId: number, optionId: number): string => `${PREFIX}${accountId}-${optionId}`;

/** Whoever uses the device next finds nothing of it. */
export function forgetUnsaved(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
