import type { Config } from './index.ts';

/** What an operator should hear at the start: values that can be used and are probably not meant. */
export function warningsOf({
  production,
  publicOrigin,
  staffOrigin,
  trustedProxies,
  databaseUrl,
  redisUrl,
  s3,
  ownTicketKeys,
  workers = 1,
}: Config): string[] {
  const warnings: string[] = [];
  if (!redisUrl && (workers > 1 || s3)) {
    warnings.push(
      'JANUR_REDIS_URL is not set: each process counts limits and back-offs for itself, and hears of live changes of the others only when it asks the database.',
    );
  }
  if (!production) return warnings;
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
  if (s3 && ownTicketKeys) {
    warnings.push(
      'JANUR_TICKET_KEYS is not set: each machine signs tickets with a key of its own, which no other one takes.',
    );
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
