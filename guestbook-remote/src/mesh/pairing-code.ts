/**
 * What one device shows and another reads so that they find each other without a server: the parts of a session description
 * (RFC 8829) that are not the same each time, in a tenth of its letters.
 */
export interface PairingCode {
  readonly kind: 'offer' | 'answer';
  readonly event: number;
  /** The same in an offer and its answer. */
  readonly id: string;
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256 of the device's certificate, as 64 hexadecimal letters. */
  readonly fingerprint: string;
  /** Where the device can be reached in the hall's own network: address and port. */
  readonly hosts: readonly (readonly [address: string, port: number])[];
}

const HEAD = 'JANUR-MESH';
const VERSION = '1';
const MOST_HOSTS = 4;

export const isPairingCode = (content: string): boolean => content.startsWith(`${HEAD} `);

export function writePairingCode({ kind, event, id, ufrag, pwd, fingerprint, hosts }: PairingCode): string {
  const ways = hosts.slice(0, MOST_HOSTS).map(([address, port]) => `${address}~${port}`);
  return [HEAD, VERSION, kind === 'offer' ? 'o' : 'a', event, id, ufrag, pwd, fingerprint, ways.join(',')].join(' ');
}

/** Undefined for what is no code of this version. */
export function readPairingCode(content: string): PairingCode | undefined {
  const parts =
    /^JANUR-MESH 1 ([oa]) (\d{1,15}) ([\w-]{1,40}) ([\w+/]{4,256}) ([\w+/]{22,256}) ([0-9a-f]{64}) ([\w.:~,-]{1,400})$/i.exec(
      content.trim(),
    );
  if (!parts) return undefined;
  const [, kind, event, id = '', ufrag = '', pwd = '', fingerprint = '', ways = ''] = parts;
  const hosts = ways.split(',').map((way) => {
    const at = way.lastIndexOf('~');
    return [way.slice(0, at), Number(way.slice(at + 1))] as const;
  });
  const isWhole = hosts.length <= MOST_HOSTS && hosts.every(([address, port]) => address && port > 0 && port < 65_536);
  if (!isWhole) return undefined;
  return { kind: kind === 'o' ? 'offer' : 'answer', event: Number(event), id, ufrag, pwd, fingerprint, hosts };
}

/** The parts of a description that this browser made, but for `kind`, `event` and `id`; undefined where it found no way. */
export function partsOf(sdp: string): Pick<PairingCode, 'ufrag' | 'pwd' | 'fingerprint' | 'hosts'> | undefined {
  const value = (pattern: RegExp) => valueIn(sdp, pattern);
  const hosts = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map(
    ([, address = '', port]) => [address, Number(port)] as const,
  );
  const parts = {
    ufrag: value(/^a=ice-ufrag:(.+)$/m),
    pwd: value(/^a=ice-pwd:(.+)$/m),
    fingerprint: fingerprintOf(sdp),
    hosts: hosts.toSorted(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':'))),
  };
  return parts.ufrag && parts.fingerprint && hosts.length > 0 ? parts : undefined;
}

/** Of the certificate of whoever made the description; nothing where it names none. */
export const fingerprintOf = (sdp: string): string =>
  valueIn(sdp, /^a=fingerprint:sha-256 (.+)$/im)
    .replaceAll(':', '')
    .toLowerCase();

const valueIn = (sdp: string, pattern: RegExp): string => pattern.exec(sdp)?.[1]?.trim() ?? '';

/** The description that another browser made, from what is said of it. */
export function sdpOf({ kind, ufrag, pwd, fingerprint, hosts }: PairingCode): string {
  const ways = hosts.map(
    ([address, port], index) => `a=candidate:${index + 1} 1 udp ${2_113_937_151 - index} ${address} ${port} typ host`,
  );
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...ways,
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().replaceAll(/(..)(?!$)/g, '$1:')}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
}
