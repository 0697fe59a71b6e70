import { hkdfSync } from 'node:crypto';
import type { MeshKeys } from '@janur/contracts';
import type { Config } from '../../config/index.ts';

/** What devices of one event prove to each other without a server: of an event, and of who may hold names and codes or only scans. */
export function createMeshKeys([{ seed }]: Config['ticketKeys']) {
  const keyOf = (eventId: number, of: keyof MeshKeys) =>
    Buffer.from(hkdfSync('sha256', seed, '', `janur mesh ${eventId} ${of}`, 32)).toString('base64url');
  return (eventId: number, { isScanOnly }: { isScanOnly: boolean }): MeshKeys => ({
    full: isScanOnly ? null : keyOf(eventId, 'full'),
    scan: keyOf(eventId, 'scan'),
  });
}
