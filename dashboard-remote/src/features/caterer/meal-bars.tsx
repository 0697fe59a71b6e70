import type { CatererSheet } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';

/** The meals with how many of each, and those who have not chosen: together as many as come. */
export function MealBars({ meals, people }: Pick<CatererSheet, 'meals' | 'people'>) {
  const { t, i18n } = useTranslation();
  return (
    <dl css={{ display: 'grid', gap: 12, margin: '12px 0 0' }}>
      {meals.map(({ name, is_for_children, people: portions }) => (
        <div key={name ?? ''}>
          <div css={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
            <dt css={{ minWidth: 0, overflowWrap: 'anywhere', color: name === null ? ledger.muted : undefined }}>
              {name ?? t('caterer.open')}
              {is_for_children && <span css={{ color: ledger.muted }}> · {t('caterer.for_children')}</span>}
            </dt>
            <dd css={{ margin: 0, fontWeight: 700 }}>{portions.toLocaleString(i18n.language)}</dd>
          </div>
          <div css={{ height: 6, marginTop: 4, borderRadius: 3, background: ledger.line }}>
            <div
              style={{ width: people > 0 ? `${(portions / people) * 100}%` : 0 }}
              css={{ height: '100%', borderRadius: 3, background: name === null ? ledger.borderStrong : ledger.bar }}
            />
          </div>
        </div>
      ))}
    </dl>
  );
}
