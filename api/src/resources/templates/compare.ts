import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteFile, type VersionChanges } from '@janur/contracts';
import * as z from 'zod';
import type { Database } from '../../db/connection.ts';
import { notFound } from '../../lib/errors.ts';
import { listVersions } from './family-queries.ts';
import type { Builds } from './builds/index.ts';

type Change = VersionChanges['files'][number];

interface Compared {
  readonly builds: Builds;
  readonly name: string;
  readonly version: string;
  /** The version that guests get. */
  readonly against: string | null;
}

const TEXT = /\.(?:js|css|svg|json|txt)$/;
const MOST_PIECES = 200;
const LONGEST_PIECE = 300;

/** How a version's files differ from those that guests get. Scripts are one long line: what is compared are their statements. */
export async function compare(db: Database, { builds, name, version, against }: Compared): Promise<VersionChanges> {
  const versions = await listVersions(db, name);
  const filesOf = (wanted: string | null) => {
    const row = versions.find((one) => one.version === wanted);
    return (
      row &&
      new Map(
        z
          .array(RemoteFile)
          .parse(row.files)
          .map((file) => [file.path, file]),
      )
    );
  };
  const after = filesOf(version);
  if (!after) throw notFound('version');
  const before = filesOf(against) ?? new Map<string, RemoteFile>();
  const piecesOf = async (of: string | null, path: string): Promise<string[]> => {
    const folder = of === null || !TEXT.test(path) ? undefined : await builds.folder({ name, version: of });
    return folder === undefined ? [] : pieces(await readText(join(folder, path)));
  };
  const files: Change[] = [];
  for (const path of [...new Set([...after.keys(), ...before.keys()])].toSorted()) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old?.sha384 === now?.sha384) continue;
    const known = new Set(old ? await piecesOf(against, path) : []);
    const fresh = now ? (await piecesOf(version, path)).filter((piece) => !known.has(piece)) : [];
    files.push({
      path,
      change: old ? (now ? 'changed' : 'removed') : 'added',
      before: old?.bytes ?? null,
      after: now?.bytes ?? null,
      pieces: fresh.slice(0, MOST_PIECES).map((piece) => piece.slice(0, LONGEST_PIECE)),
      pieces_in_all: fresh.length,
    });
  }
  return { against, files };
}

/** What was published long ago may be gone: then only its sizes are told. */
const readText = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const pieces = (text: string): string[] =>
  text
    .split(/(?<=[;{}>])|\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
