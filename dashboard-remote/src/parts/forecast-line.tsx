import type { Forecast } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';

/** How many will probably be there, and what to prepare; the assumptions are said in a sentence. */
export function ForecastLine({ forecast: { low, high, prepare } }: { forecast: Forecast }) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  const range = low === high ? written(low) : `${written(low)}–${written(high)}`;
  return (
    <div data-forecast css={box}>
      <p css={{ margin: 0, fontSize: 15, lineHeight: 1.4 }}>
        {t('rsvp.forecast.range', { range })}{' '}
        <b css={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          {t('rsvp.forecast.prepare', { number: written(prepare) })}
        </b>
      </p>
      <p css={{ margin: '2px 0 0', color: ledger.muted, lineHeight: 1.45 }}>{t('rsvp.forecast.how')}</p>
    </div>
  );
}

const box = {
  marginTop: 16,
  padding: '12px 16px',
  borderInlineStart: `3px solid ${ledger.accent}`,
  borderRadius: 8,
  background: ledger.row,
} as const;
