import type { Rehearsal } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { card } from '../../parts/styles.ts';
import { Face } from './face.tsx';
import { cardTitle, name, quiet } from '../../parts/panel-styles.ts';
import { padded } from './styles.ts';

/** Who stands before the people at their gate, with the code to be scanned from this screen. */
export function VisitorCard({ rehearsal: { id, visitor } }: { rehearsal: Rehearsal }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const next = useMutation({
    mutationFn: (number: number) => api(routes.sendVisitorOn, { params: { rehearsalId: id }, body: { number } }),
  });
  // the screen hears of the next one with the next question
  const isSent = next.variables === visitor?.number && !next.isError;
  return (
    <section aria-label={t('rehearsal.visitor.title')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('rehearsal.visitor.title')}</h2>
      {!visitor || isSent ? (
        <p css={quiet}>{t('rehearsal.visitor.nobody')}</p>
      ) : (
        <>
          <p aria-live="polite" css={who}>
            <Face mood={visitor.mood} size={60} />
            <span css={name}>
              <b css={{ font: `400 28px/1.15 ${FONT_TITLE}` }}>{visitor.name}</b>
              <span css={{ display: 'block', color: ledger.muted }}>
                {[
                  t('rehearsal.visitor.people', {
                    count: visitor.people,
                    number: visitor.people.toLocaleString(i18n.language),
                  }),
                  t(`rehearsal.mood.${visitor.mood}`),
                  visitor.is_vip && t('rehearsal.visitor.vip'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </p>
          <p css={{ margin: '0 0 14px', lineHeight: 1.5 }}>
            {t(`rehearsal.way.${visitor.way}`)}
            {visitor.way !== 'ticket' && visitor.shows && <b css={code}>{visitor.shows}</b>}
          </p>
          {visitor.way === 'ticket' && visitor.shows && (
            <div css={{ width: 'min(280px, 100%)', marginBottom: 16, '& svg': { borderRadius: 10 } }}>
              <QrCode content={visitor.shows} label={t('rehearsal.visitor.code_of', { name: visitor.name })} />
            </div>
          )}
          <Button onClick={() => next.mutate(visitor.number)}>{t('rehearsal.visitor.next')}</Button>
          <p css={quiet}>{t('rehearsal.visitor.next_advice')}</p>
          {next.isError && <Problem>{reason(next.error)}</Problem>}
        </>
      )}
    </section>
  );
}

const who = { display: 'flex', alignItems: 'center', gap: 16, margin: '14px 0 12px' } as const;
const code = {
  display: 'block',
  marginTop: 6,
  fontSize: 26,
  fontWeight: 700,
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
} as const;
