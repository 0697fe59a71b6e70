import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';

/** The encodings that bodies are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest of the encodings that are accepted most; as it is, when none of ours is. */
export const preferredEncoding = (headers: IncomingHttpHeaders): Encoding =>
  negotiate<Encoding>(headers['accept-encoding'] ?? '', ENCODINGS) ?? 'identity';

/** Whether an `if-none-match` names this tag; weak and strong ones are compared alike (RFC 9110 §13.1.2). */
export const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === opaque(etag)) ?? false;

const opaque = (tag: string) => tag.replace(/^W\//, '');
