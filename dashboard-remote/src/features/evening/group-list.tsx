import type { DoorNow } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { card } from '../../parts/styles.ts';
import { below, cardTitle, name, padded, plain, quiet, row } from '../../parts/panel-styles.ts';

/** Who is inside, by group: of how many who have come, of how many who said so. */
export function GroupList({ groups }: { groups: DoorNow['groups'] }) {
  const { t, i18n } = useTranslation();
  const written = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section aria-label={t('evening.groups')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('evening.groups')}</h2>
      {groups.length === 0 && <p css={quiet}>{t('evening.no_groups')}</p>}
      <ul css={plain}>
        {groups.map(({ group, coming, arrived, inside }) => (
          <li key={group ?? ''} css={row}>
            <span css={name}>
              <b css={{ fontWeight: 600 }}>{group ?? t('evening.no_group')}</b>
              <span css={below}>
                {t('evening.arrived_of', { arrived: written(arrived), coming: written(coming) })}
                {arrived > coming && (
                  <b css={{ color: ledger.warning }}> {t('evening.over', { number: written(arrived - coming) })}</b>
                )}
              </span>
            </span>
            <span css={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
              <b css={{ fontSize: 20 }}>{written(inside)}</b>
              <span css={below}>{t('evening.inside')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
