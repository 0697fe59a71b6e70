import type { CatererSheet, Forecast } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Link } from 'react-router';
import { ForecastLine } from '../../parts/forecast-line.tsx';
import { card } from '../../parts/styles.ts';
import { padded } from './styles.ts';

/** How many portions: who said so, how many of them are children, and how many will probably be there. */
export function Portions({ sheet, forecast }: { sheet: CatererSheet; forecast: Forecast | undefined }) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section aria-label={t('caterer.portions')} css={[card, padded]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 14px' }}>
        <Link to={`/guests?event=${sheet.event_id}&status=confirmed`} css={big}>
          {written(sheet.people)}
        </Link>
        <span css={{ fontSize: 16, fontWeight: 600 }}>
          {t('caterer.said_yes', { count: sheet.households, number: written(sheet.households) })}
        </span>
      </div>
      <p css={{ margin: '6px 0 0', color: ledger.muted }}>
        {t('caterer.children', { count: sheet.children, number: written(sheet.children) })}
      </p>
      {forecast && <ForecastLine forecast={forecast} />}
    </section>
  );
}

const big = {
  color: ledger.ink,
  font: `400 56px/1 ${FONT_TITLE}`,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { color: ledger.brand },
} as const;
