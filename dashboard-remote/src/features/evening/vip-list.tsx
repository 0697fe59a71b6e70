import type { DoorNow } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { StarIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { clockTime } from '../../parts/times.ts';
import { below, cardTitle, name, padded, plain, quiet, row } from '../../parts/panel-styles.ts';

/** Guests of honour who have come, with what the hosts noted of them; said aloud as they come. */
export function VipList({ vips, timezone }: { vips: DoorNow['vips']; timezone: string }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-label={t('evening.vips')} css={[card, padded]}>
      <h2 css={[cardTitle, { display: 'flex', alignItems: 'center', gap: 8 }]}>
        <StarIcon size={18} /> {t('evening.vips')}
      </h2>
      {vips.length === 0 && <p css={quiet}>{t('evening.no_vips')}</p>}
      <ul aria-live="polite" css={plain}>
        {vips.map(({ id, name: guest, people, table_number: table, gate, arrived_at: at, note }) => (
          <li key={id} css={row}>
            <span css={name}>
              <b css={{ fontWeight: 600 }}>{guest}</b>
              {note && <span css={{ display: 'block', fontWeight: 500 }}>{note}</span>}
              <span css={below}>
                {[
                  t('guests.people_number', { count: people, number: people.toLocaleString(i18n.language) }),
                  table && t('cards.table', { table }),
                  gate,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span css={{ alignSelf: 'flex-start', whiteSpace: 'nowrap' }}>
              {at && clockTime(at, timezone, i18n.language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
