import type { Credential } from '@janur/contracts';
import { routes } from '@janur/data';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from '../data.ts';

/* The two things that a browser does with passkeys. What goes through here is WebAuthn's own, made and read by its libraries. */

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Asks for one of the passkeys of this device: an answer for a log-in or a confirmation. */
export async function askForPasskey(): Promise<Credential> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api(routes.passkeyLogInOptions, {}),
  ]);
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON });
  return { ...answer, response: { ...answer.response } };
}

/** Makes a passkey for whoever is logged in. */
export async function makePasskey(): Promise<Credential> {
  const { data } = await api(routes.passkeyOptions, {});
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await startRegistration({ optionsJSON });
  return { ...answer, response: { ...answer.response } };
}

/** Whether the person let it be, or the device did: nothing went wrong. */
export const wasLetBe = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
