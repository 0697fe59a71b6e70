import type { KeptDraft } from '@janur/contracts';
import { unsavedKey } from '../../../session/unsaved-keys.ts';
import { changesOf, rebased } from '../draft/draft.ts';
import { isRecord } from '../draft/values.ts';
import type { Draft } from '../panel.ts';

/** What was not saved the last time, on this device or, from another one, on the server: whichever is later. */
export function latest(...kept: readonly (KeptDraft | null | undefined)[]): KeptDraft | undefined {
  return kept
    .filter((one) => one != null)
    .toSorted((first, second) => Date.parse(second.kept_at) - Date.parse(first.kept_at))[0];
}

/** It on top of what is saved now, with what somebody else changed, too; undefined when it is of an older program and cannot be read. */
export function restored(kept: KeptDraft, stored: Draft) {
  if (!isDraft(kept.base, stored) || !isDraft(kept.draft, stored)) return undefined;
  const { draft, clashes } = rebased({ base: kept.base, mine: kept.draft, theirs: stored });
  return { draft, clashes, theirs: changesOf(kept.base, stored) };
}

/** The same fields as what the server gives now: what was kept before a change of the contract is no draft of today's. */
function isDraft(value: Readonly<Record<string, unknown>>, stored: Draft): value is Draft & Record<string, unknown> {
  const hasFields = (part: unknown, like: object) => isRecord(part) && Object.keys(like).every((key) => key in part);
  return (
    hasFields(value, stored) && hasFields(value['content'], stored.content) && hasFields(value['option'], stored.option)
  );
}

/** The least of the ids that rows without an id of the server's have. */
export function leastId(value: unknown): number {
  if (Array.isArray(value)) return Math.min(0, ...value.map(leastId));
  if (!isRecord(value)) return 0;
  const own = typeof value['id'] === 'number' ? value['id'] : 0;
  return Math.min(own, ...Object.values(value).map(leastId));
}

/** A browser that keeps nothing, or is full, leaves it to the server. */
export const onDevice = {
  read(accountId: number, optionId: number): KeptDraft | undefined {
    try {
      const text = localStorage.getItem(unsavedKey(accountId, optionId));
      const kept: unknown = text === null ? undefined : JSON.parse(text);
      return isRecord(kept) && isRecord(kept['base']) && isRecord(kept['draft']) && typeof kept['kept_at'] === 'string'
        ? { base: kept['base'], draft: kept['draft'], kept_at: kept['kept_at'] }
        : undefined;
    } catch {
      return undefined;
    }
  },
  write(accountId: number, optionId: number, kept: KeptDraft): void {
    try {
      localStorage.setItem(unsavedKey(accountId, optionId), JSON.stringify(kept));
    } catch {
      // the server keeps it
    }
  },
  forget(accountId: number, optionId: number): void {
    try {
      localStorage.removeItem(unsavedKey(accountId, optionId));
    } catch {
      // nothing was kept
    }
  },
};
