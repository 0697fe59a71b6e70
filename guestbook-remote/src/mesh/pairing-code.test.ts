import { isPairingCode, type PairingCode, partsOf, readPairingCode, sdpOf, writePairingCode } from './pairing-code.ts';

/** As Chromium 150 describes a data channel that it offers, in a hall with a network of two kinds of addresses. */
const SDP = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:3868888333 1 udp 2113937151 fd00::1c2d:8 50124 typ host generation 0 network-cost 999',
  'a=candidate:842163049 1 udp 2113939711 0f6c5ab2-5b6c-4a6f-9a52-6b3f6c6f5d11.local 58211 typ host generation 0',
  'a=candidate:842163049 1 tcp 1518280447 192.168.43.17 9 typ host tcptype active generation 0',
  'a=ice-ufrag:Q7/+',
  'a=ice-pwd:sM1Yk5gZ0Jw6Q3uF8bN2pL+/',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, index) => (index * 8).toString(16).padStart(2, '0').toUpperCase()).join(':')}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  '',
].join('\r\n');

const codeOf = (changes: Partial<PairingCode> = {}): PairingCode => {
  const parts = partsOf(SDP);
  if (!parts) throw new Error('the description has no parts');
  return { kind: 'offer', event: 12, id: '0198c0de-7a11', ...parts, ...changes };
};

test('what another device needs of a description is a tenth of it, and its own again after it was read', () => {
  const code = codeOf();
  expect(code.hosts).toEqual([
    ['0f6c5ab2-5b6c-4a6f-9a52-6b3f6c6f5d11.local', 58_211],
    ['fd00::1c2d:8', 50_124],
  ]);
  const text = writePairingCode(code);
  expect(text.length).toBeLessThan(260);
  expect(readPairingCode(text)).toEqual(code);
  expect(partsOf(sdpOf(code))).toEqual(partsOf(SDP));
});

test('who answers begins the handshake, who offers leaves it open', () => {
  expect(sdpOf(codeOf())).toContain('a=setup:actpass');
  expect(sdpOf(codeOf({ kind: 'answer' }))).toContain('a=setup:active');
});

test('a browser that found no address in the hall’s network has no code', () => {
  expect(partsOf(SDP.replaceAll(/^a=candidate.*\r\n/gm, ''))).toBeUndefined();
});

test.each([
  ['https://janur.id/sinta-rama?code=SINTA001', false],
  ['JANUR-MESH', false],
  ['JANUR-MESH 2 o 12 id ufrag', true],
  ['JANUR-MESH 1 o 12 id ab pwd fp a~1', true],
])('%j is no code of a device that can be read', (content, isMeant) => {
  expect(isPairingCode(content)).toBe(isMeant);
  expect(readPairingCode(content)).toBeUndefined();
});

test('ports and hosts that cannot be are refused', () => {
  const text = writePairingCode(codeOf({ hosts: [['192.168.43.17', 50_000]] }));
  expect(readPairingCode(text)?.hosts).toEqual([['192.168.43.17', 50_000]]);
  for (const wrong of ['~50000', '192.168.43.17~0', '192.168.43.17~70000', 'a~1,b~1,c~1,d~1,e~1'])
    expect(readPairingCode(text.replace('192.168.43.17~50000', wrong))).toBeUndefined();
});
