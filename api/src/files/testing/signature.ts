import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** The path and query as they travelled. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const sha256 = (data: string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** AWS Signature Version 4 of a request to S3, written from its description, apart from the library that signs. */
export function signatureOf({ method, url, headers }: SignedRequest, secretKey: string): string {
  const { scope, signedHeaders } = authorizationOf(headers);
  const [path = '', query = ''] = url.split('?');
  const canonicalQuery = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&');
  const canonicalHeaders = signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, path, canonicalQuery, canonicalHeaders, signedHeaders.join(';'), payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, text).toString('hex');
}

export function authorizationOf(headers: SignedRequest['headers']) {
  const parts = /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
    String(headers['authorization']),
  );
  const [, accessKey = '', scope = '', signedHeaders = '', signature = ''] = parts ?? [];
  return { accessKey, scope, signedHeaders: signedHeaders.split(';'), signature };
}
