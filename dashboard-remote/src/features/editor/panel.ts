import type { EditedContent, EditedOption, InvitationVersion } from '@janur/contracts';
import type { ComponentType } from 'react';

/**
 * Everything that the editor edits, as the server gives it. A row that is not saved yet has a negative id (`newId`), which
 * is left out when it is sent; so has a bank of a payment that is only named.
 */
export interface Draft {
  name: string;
  version: InvitationVersion;
  content: EditedContent;
  option: EditedOption;
}

/** Only what changes. A list is given whole, as it is to be. */
export interface DraftPatch {
  name?: string;
  version?: InvitationVersion;
  content?: Partial<EditedContent>;
  option?: Partial<EditedOption>;
}

/**
 * A panel is controlled: it shows the draft's parts, and says what to change. It keeps no copy of them. What edits a value
 * stands in an element with `data-path`, the same path that `errorOf` knows (of a row: with its place in the list): a
 * problem of the save leads there, and a test holds the panels to the contract by it.
 */
export interface PanelProps {
  clientId: number;
  content: EditedContent;
  /** The settings of the slug that is being edited; `option.id` is the id for its uploads. */
  option: EditedOption;
  onChange: (patch: DraftPatch) => void;
  /** What the server (or a rule) says of a value, by its path: `content.events.0.title`, `option.primary_color`. */
  errorOf: (path: string) => string | undefined;
  /**
   * To be awaited after a call that changed the client on the server by itself (an upload): what the server has now is
   * loaded, and the unsaved changes are put on top of it, row by row.
   */
  onStored: () => Promise<void>;
}

export type Panel = ComponentType<PanelProps>;

let lastNewId = 0;

/** The id of a row until the server gives it one. */
export function newId(): number {
  lastNewId -= 1;
  return lastNewId;
}

/** Rows that were kept on a device have ids of a former page: new ones go on below them. */
export function newIdsBelow(least: number): void {
  lastNewId = Math.min(lastNewId, least);
}

export const isNew = ({ id }: { id: number }): boolean => id < 0;
