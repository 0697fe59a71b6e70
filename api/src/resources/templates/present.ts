import { type PublishedVersion, type PublisherKey, RemoteFile } from '@janur/contracts';
import * as z from 'zod';
import type { PublisherKeyRow } from '../../db/rows/registry.ts';
import type { FamilyRow, VersionRow } from './family-queries.ts';
import { readFindings } from './findings.ts';

export const presentKey = ({ id, public_key, label, created_at, revoked_at }: PublisherKeyRow): PublisherKey => ({
  id,
  public_key,
  label,
  created_at: created_at.toISOString(),
  revoked_at: revoked_at?.toISOString() ?? null,
});

export function presentVersion(family: FamilyRow, row: VersionRow): PublishedVersion {
  const { version, contract_min: min, contract_max: max, published_at, published_by, signed_with } = row;
  return {
    version,
    state: stateOf(family, version),
    contract: { min, max },
    bytes: z
      .array(RemoteFile)
      .parse(row.files)
      .reduce((sum, { bytes }) => sum + bytes, 0),
    published_at: published_at.toISOString(),
    published_by,
    signed_with,
    findings: readFindings(row.findings),
  };
}

function stateOf(
  { promoted_version, canary_version, former_version }: FamilyRow,
  version: string,
): PublishedVersion['state'] {
  if (version === promoted_version) return 'promoted';
  if (version === canary_version) return 'canary';
  return version === former_version ? 'former' : 'published';
}
