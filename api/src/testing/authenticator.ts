import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Credential } from '@janur/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Asked {
  readonly challenge: string;
}

export interface Place {
  readonly origin: string;
  readonly rpId: string;
}

/** Of tests: a phone's authenticator with one passkey (ES256), told where the page stands. */
export function newAuthenticator(place: Place) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;

  const cosePublicKey = (): Uint8Array => {
    const { x, y } = publicKey.export({ format: 'jwk' });
    // RFC 9052: key type EC2, ES256, P-256, its two coordinates
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
    ];
    return isoCBOR.encode(new Map(entries));
  };
  const authenticatorData = ({ rpId }: Place, flags: number, extra: Uint8Array = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, extra]);
  };
  const clientData = (type: string, { challenge }: Asked, { origin }: Place): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Record<string, string>): Credential & Record<string, unknown> => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: '', ...response },
  });

  return {
    id: id.toString('base64url'),
    /** Answers a registration. */
    make(options: Asked, at: Place = place) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, cosePublicKey()]);
      const data = authenticatorData(at, USER_PRESENT | USER_VERIFIED | HAS_KEY, key);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options, at).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'), // a map of CBOR values
      });
    },
    /** Answers a log-in; `count` is the authenticator's own, which rises. */
    use(
      options: Asked,
      { at = place, isVerified = true, by = 1 }: { at?: Place; isVerified?: boolean; by?: number } = {},
    ) {
      count += by;
      const json = clientData('webauthn.get', options, at);
      const data = authenticatorData(at, USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()]);
      return credential({
        clientDataJSON: json.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}
