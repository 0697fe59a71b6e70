export { generateIdentity, identityToRecipient } from 'age-encryption';

/** For a program of a test that stands in for age's command and speaks its format. */
export const AGE_MODULE = import.meta.resolve('age-encryption');
