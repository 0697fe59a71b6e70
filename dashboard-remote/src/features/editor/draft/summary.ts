import { type PanelId, panelOf } from '../panels/panel-list.ts';
import type { Difference } from './differences.ts';

/** What changed in one panel: rows that came, went and are others now; single values count as one each. */
export interface PanelChanges {
  panel: PanelId;
  added: number;
  removed: number;
  changed: number;
}

/** What the save bar says, panel by panel, in the order that it was found. */
export function summaryOf(differences: readonly Difference[]): PanelChanges[] {
  const groups = Map.groupBy(differences, ({ path }) => panelOf(path));
  return [...groups].flatMap(([panel, found]): PanelChanges[] => {
    if (!panel) return [];
    const rest = found.filter(({ kind }) => kind === 'changed' || kind === 'ordered');
    return [
      {
        panel,
        added: found.filter(({ kind }) => kind === 'added').length,
        removed: found.filter(({ kind }) => kind === 'removed').length,
        // several values of one row are one row that changed
        changed: new Set(rest.map(({ path }) => rowOf(path))).size,
      },
    ];
  });
}

const rowOf = (path: Difference['path']): string => {
  const row = path.findIndex((step) => typeof step === 'number');
  return path.slice(0, row < 0 ? undefined : row + 1).join('.');
};
