import type { WaitingAnswer } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { BinIcon, TickIcon } from '../../parts/icons.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { CardHead, Origin } from './card-parts.tsx';
import { deeds, foot, wishCard } from './styles.ts';

interface WaitingCardProps {
  answer: WaitingAnswer;
  now: number;
  clientHref: string | undefined;
  sourceHref: string;
  isBusy: boolean;
  onApprove: () => void;
  onRemove: () => void;
}

/** One answer that waits: who would come with how many, what was wished, and the two ways on. */
export function WaitingCard({ answer, now, clientHref, sourceHref, isBusy, onApprove, onRemove }: WaitingCardProps) {
  const { t } = useTranslation();
  const { name, message, is_attending, guest_total, client_name, slug, source, created_at } = answer;
  return (
    <li css={wishCard}>
      <CardHead name={name} instant={created_at} now={now} />
      <div css={{ display: 'grid', alignContent: 'start', gap: 8 }}>
        {is_attending !== null && (
          <span css={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <StatusChip status={is_attending ? 'CONFIRMED' : 'DECLINED'} />
            {is_attending && t('rsvp.people', { count: guest_total })}
          </span>
        )}
        {message && (
          <p css={{ margin: 0, fontSize: 15, lineHeight: 1.55, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message}
          </p>
        )}
      </div>
      <footer css={foot}>
        <Origin {...{ clientName: client_name, slug, source, clientHref, sourceHref }} />
        <span css={deeds}>
          <Button
            variant="subtle"
            color="muted"
            disabled={isBusy}
            aria-label={t('wishes.remove_of', { name })}
            onClick={onRemove}
          >
            <BinIcon /> {t('wishes.remove')}
          </Button>
          <Button variant="default" disabled={isBusy} aria-label={t('wishes.approve_of', { name })} onClick={onApprove}>
            <TickIcon /> {t('wishes.approve')}
          </Button>
        </span>
      </footer>
    </li>
  );
}
