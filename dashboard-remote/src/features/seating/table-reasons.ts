import type { SeatReason } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import type { HallView } from './hall-view.ts';
import type { Proposed } from './proposed.ts';
import { useReasonText } from './reason-text.ts';

const MOST_OF_A_PARTY = 2;
/** True of the table, whoever of it says so. */
const OF_TABLE = new Set<SeatReason['why']>(['GROUP', 'GROUP_ELSEWHERE', 'OVERFULL', 'ROOM']);

export interface TableReasons {
  /** What is true of the table or of several who come to it, each said once. */
  readonly shared: readonly string[];
  readonly own: ReadonlyMap<number, readonly string[]>;
}

/** Why those who come to a table come to it, in words of which none is said twice. */
export function useTableReasons(view: HallView): (coming: readonly Proposed[]) => TableReasons {
  const { t, i18n } = useTranslation();
  const reasonText = useReasonText(view);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (coming) => {
    const said = coming.flatMap(({ guest_event_id: id, reasons }) =>
      reasons.slice(0, MOST_OF_A_PARTY).map((reason) => ({
        id,
        isOfTable: OF_TABLE.has(reason.why),
        text:
          reason.why === 'GROUP'
            ? t('seating.group_here', { count: reason.people + view.chairsOf(id), group: reason.group })
            : reasonText(reason),
      })),
    );
    const byText = [...Map.groupBy(said, ({ text }) => text)];
    const isShared = (some: typeof said) => some.length > 1 || some.some(({ isOfTable }) => isOfTable);
    return {
      shared: byText
        .filter(([, some]) => isShared(some))
        .map(([text, some]) =>
          some.some(({ isOfTable }) => isOfTable) || some.length === coming.length
            ? text
            : `${list.format(some.map(({ id }) => view.nameOf(id)))}: ${text}`,
        ),
      own: new Map(
        [
          ...Map.groupBy(
            byText.filter(([, some]) => !isShared(some)).flatMap(([, some]) => some),
            ({ id }) => id,
          ),
        ].map(([id, some]) => [id, some.map(({ text }) => text)]),
      ),
    };
  };
}
