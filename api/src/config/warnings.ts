import type { Config } from './index.ts';

/** What an operator should hear at the start: values that can be used and are probably not meant. */
export function warningsOf({
  production,
  publicOrigin,
  staffOrigin,
  trustedProxies,
  databaseUrl,
  redisUrl,
}: Config): string[] {
  if (!production) return [];
  const warnings: string[] = [];
  if (!publicOrigin) {
    warnings.push('JANUR_PUBLIC_ORIGIN is not set: link previews name whatever host a request asks for.');
  }
  if (!staffOrigin) {
    warnings.push('JANUR_STAFF_ORIGIN is not set: /dashboard leads to JANUR_STAFF_PORT of the host that is asked for.');
  }
  if (publicOrigin?.startsWith('https:') && trustedProxies === 0) {
    warnings.push(
      'JANUR_PUBLIC_ORIGIN is https, so a proxy stands before Janur, and JANUR_TRUSTED_PROXIES trusts none: all people count as one address, and cookies are not Secure.',
    );
  }
  if (databaseUrl && isUnencrypted(new URL(databaseUrl))) {
    warnings.push('DATABASE_URL goes to another machine without TLS: add ?tls=on, or ?tls=/path/to/ca.pem.');
  }
  if (redisUrl && isUnencrypted(new URL(redisUrl))) {
    warnings.push('JANUR_REDIS_URL goes to another machine without TLS: use rediss://.');
  }
  return warnings;
}

const isUnencrypted = ({ protocol, hostname, searchParams }: URL): boolean =>
  protocol !== 'rediss:' &&
  !searchParams.has('tls') &&
  !searchParams.has('socketPath') &&
  !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
