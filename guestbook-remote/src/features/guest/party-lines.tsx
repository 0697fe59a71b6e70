import { css } from '@emotion/react';
import { signsOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { useGatePart } from '../../check-in/use-gate-part.ts';

/** Of a party that several gates let in: where how many came in, and what was said of it, which can be taken back. */
export function PartyLines({ guest }: { guest: GuestView }) {
  const { t, i18n } = useTranslation();
  const words = useGatePart();
  const { party } = guest;
  if (!party) return null;
  const { gates, souvenirs, said } = party;
  return (
    <div css={lines}>
      {gates.length > 1 && <p>{t('guest.came_in', { gates: gates.map(words).join(signsOf(i18n.language).comma) })}</p>}
      {souvenirs.length > 1 && (
        <p>{t('guest.souvenirs_at', { gates: souvenirs.map(words).join(signsOf(i18n.language).comma) })}</p>
      )}
      {said && <Said guest={guest} said={said} />}
    </div>
  );
}

type Saying = NonNullable<NonNullable<GuestView['party']>['said']>;

function Said({ guest, said }: { guest: GuestView; said: Saying }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  const words = useGatePart();
  const { op_id, as_one: isOne } = said;
  const what = t(isOne ? 'attention.same' : 'attention.two');
  return (
    <div css={saying}>
      <p>
        <b>{what}</b>, {words({ ...said, gate: said.usher ?? said.gate })}
      </p>
      <Button
        kind="second"
        aria-label={`${t('undo.undo')}: ${what}`}
        onClick={() => void record(() => store.undo({ op_id, guest: guest.key }))}
      >
        {t('undo.undo')}
      </Button>
    </div>
  );
}

const lines = css({
  display: 'grid',
  gap: 6,
  padding: '0 4px',
  color: 'var(--quiet)',
  fontWeight: 500,
  lineHeight: 1.35,
  '& p': { overflowWrap: 'anywhere' },
});

const saying = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  '& p': { flex: '1 1 160px' },
  '& button': { flex: '0 1 auto', width: 'auto' },
});
