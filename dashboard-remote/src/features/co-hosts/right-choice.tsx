import { type CoHostRole } from '@janur/contracts/co-hosts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Switch } from '@mantine/core';
import { useId } from 'react';

/** As a family says it; gifts are a question of their own where they can be added. */
const CHOICES = ['JOINT', 'GUESTS', 'GIFTS', 'LOOK'] as const;
type Choice = (typeof CHOICES)[number];

const choiceOf = (role: CoHostRole): Choice => (role === 'GUESTS_AND_GIFTS' ? 'GUESTS' : role);

/** What a co-host may do, each choice in words. */
export function RightChoice({ value, onChange }: { value: CoHostRole; onChange: (role: CoHostRole) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const chosen = choiceOf(value);
  return (
    <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend css={{ marginBottom: 6, padding: 0, fontWeight: 600 }}>{t('co_hosts.may')}</legend>
      <div css={{ display: 'grid', gap: 10 }}>
        {CHOICES.map((choice) => (
          <div key={choice} data-chosen={choice === chosen || undefined} css={box}>
            <label css={label}>
              <input
                type="radio"
                name={id}
                checked={choice === chosen}
                onChange={() => onChange(choice)}
                css={{ width: 18, height: 18, margin: '1px 0 0', accentColor: ledger.brand }}
              />
              <b css={{ fontWeight: 600 }}>{t(`co_hosts.role.${choice}`)}</b>
              <span css={{ gridColumn: 2, color: ledger.muted, lineHeight: 1.45 }}>
                {t(`co_hosts.role_words.${choice}`)}
              </span>
            </label>
            {choice === 'GUESTS' && chosen === 'GUESTS' && (
              <Switch
                size="md"
                css={{ padding: '0 14px 14px 44px' }}
                styles={{ label: { fontSize: 14, fontWeight: 600 } }}
                label={t('co_hosts.with_gifts')}
                checked={value === 'GUESTS_AND_GIFTS'}
                onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'GUESTS_AND_GIFTS' : 'GUESTS')}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

const box = {
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  '&[data-chosen]': { borderColor: ledger.brand, boxShadow: `inset 0 0 0 1px ${ledger.brand}`, background: ledger.row },
  '&:has(input[type=radio]:focus-visible)': {
    boxShadow: `inset 0 0 0 1px ${ledger.brand}, 0 0 0 3px ${ledger.accent}`,
  },
} as const;

const label = {
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  gap: '0 12px',
  padding: '12px 14px',
  cursor: 'pointer',
} as const;
