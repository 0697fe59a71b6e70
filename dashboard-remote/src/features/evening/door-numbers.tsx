import type { DoorNow } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { card } from '../../parts/styles.ts';
import { below, big, padded } from '../../parts/panel-styles.ts';

/** How many are inside, of how many who have come, and whether that is more than planned. */
export function DoorNumbers({ door }: { door: DoorNow }) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  const over = door.arrived - door.coming;
  const numbers = [
    { key: 'inside', value: door.inside, note: t('evening.of_arrived', { number: written(door.arrived) }) },
    {
      key: 'arrived',
      value: door.arrived,
      note:
        over > 0 ? t('evening.over', { number: written(over) }) : t('evening.plan', { number: written(door.coming) }),
      isWarning: over > 0,
    },
    {
      key: 'attention',
      value: door.attention,
      note: t(door.attention > 0 ? 'evening.attention_where' : 'evening.nothing_open'),
      isWarning: door.attention > 0,
    },
  ] as const;
  return (
    <section aria-label={t('evening.now')} css={[card, padded]}>
      <dl css={list}>
        {numbers.map(({ key, value, note, ...more }) => (
          <div key={key}>
            <dt css={{ color: ledger.muted }}>{t(`evening.number.${key}`)}</dt>
            <dd css={{ margin: 0 }}>
              <b data-number={key} css={big}>
                {written(value)}
              </b>
              <span css={[below, 'isWarning' in more && more.isWarning && { color: ledger.warning, fontWeight: 600 }]}>
                {note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '16px 24px',
  margin: 0,
  '@container (max-width: 520px)': { gridTemplateColumns: '1fr 1fr' },
} as const;
