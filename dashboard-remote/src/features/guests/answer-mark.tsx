import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ClockIcon, CrossIcon, LiveIcon } from '../../parts/icons.tsx';
import { spoken } from '../../parts/styles.ts';
import type { Guest } from './use-guest-list.ts';

type Place = Guest['event_details'][number];

interface AnswerMarkProps {
  place: Place | undefined;
  /** Where several stand in one short line: the words are only spoken, the number who come is seen. */
  isShort?: boolean;
}

/** The answer to one event by shape, colour and few words: how many of how many come. A dash where nobody is invited. */
export function AnswerMark({ place, isShort = false }: AnswerMarkProps) {
  const { t } = useTranslation();
  if (!place)
    return (
      <span css={{ color: ledger.muted }} title={t('guests.not_invited')}>
        –
      </span>
    );
  const { confirmation_status: status, total_guest, total_guests } = place;
  const { icon: Mark, colour } = LOOKS[status];
  const words = {
    CONFIRMED: t('guests.of', { count: total_guest, total: total_guests }),
    DECLINED: t('guests.mark.declined'),
    PENDING: t('guests.mark.pending'),
  }[status];
  return (
    <span style={{ color: colour }} css={mark}>
      <Mark size={16} /> {isShort && status === 'CONFIRMED' && <span aria-hidden>{total_guest}</span>}
      {isShort ? <span css={spoken}>{words}</span> : words}
    </span>
  );
}

const LOOKS = {
  CONFIRMED: { icon: LiveIcon, colour: ledger.success },
  DECLINED: { icon: CrossIcon, colour: ledger.muted },
  PENDING: { icon: ClockIcon, colour: ledger.warning },
} as const;

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
