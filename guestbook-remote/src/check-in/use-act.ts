import { signsOf } from '@janur/contracts/languages';
import { honoredOnce } from '@janur/contracts/honorific';
import { type Translate, useTranslation } from '@janur/i18n';
import type { EventStore, OperationView } from '../event-store/event-store.ts';
import { grouped } from '../design/amount.ts';
import { useEventStore } from './open-event.tsx';

interface Saying {
  readonly store: Pick<EventStore, 'operation'>;
  readonly t: Translate;
  readonly language: string;
}

/** Says what an operation did, in a few words: who, how many, what was given and by whom. */
export function useAct(): (operation: OperationView) => string {
  const { t, i18n } = useTranslation();
  const store = useEventStore();
  return (operation) => actOf(operation, { store, t, language: i18n.language });
}

function actOf(operation: OperationView, saying: Saying): string {
  const { type, people, table } = operation;
  const { t, language } = saying;
  switch (type) {
    case 'TABLE':
      return table ? t('history.did.TABLE', { table }) : t('guest.no_table');
    case 'GIFT':
      return givenIn(operation, saying).join(signsOf(language).comma) || t('history.did.GIFT');
    case 'SETTLE':
      return settledAs(operation.settles, t);
    case 'UNDO':
      return undoneBy(operation, saying);
    default:
      return [t(`history.did.${type}`, { count: people ?? 0 }), ...givenIn(operation, saying)].join(
        signsOf(language).comma,
      );
  }
}

function settledAs(settles: OperationView['settles'], t: Translate): string {
  if (settles?.as_one == null) return t('history.did.SETTLE_SEEN');
  return t(settles.as_one ? 'history.did.SETTLE_SAME' : 'history.did.SETTLE_TWO');
}

type Given = Pick<OperationView, 'gift' | 'souvenir' | 'entrusted_gifts'>;

function givenIn({ gift, souvenir, entrusted_gifts: gifts }: Given, { t, language }: Saying): string[] {
  return [
    ...(gift ? [t('guest.gift')] : []),
    ...(souvenir ? [t('guest.souvenir')] : []),
    ...gifts.map(({ giver_name: giver, amount }) =>
      honoredOnce(
        amount == null
          ? t('gifts.from', { giver })
          : t('gifts.from_with', { giver, amount: grouped(amount, language) }),
        giver,
      ),
    ),
  ];
}

/** Records of before say only that something was undone. */
function undoneBy({ taken, settles, undone_op_id: id }: OperationView, saying: Saying): string {
  const { t, language } = saying;
  const undone = saying.store.operation(id ?? '');
  const arrival = taken?.is_arrival && {
    people: t('history.did.CHECK_IN', { count: taken.people }),
    given: givenIn({ ...taken, entrusted_gifts: undone?.entrusted_gifts ?? [] }, saying),
  };
  const said = settles ? settledAs(settles, t) : undefined;
  const envelopes = { gift: false, souvenir: false, entrusted_gifts: [...(taken?.envelopes ?? [])] };
  const other = undone ? actOf(undone, saying) : givenIn(envelopes, saying).join(signsOf(language).comma);
  const what = arrival ? [arrival.people, ...arrival.given].join(signsOf(language).comma) : (said ?? other);
  return what ? t('history.did.UNDO_OF', { what }) : t('history.did.UNDO');
}
