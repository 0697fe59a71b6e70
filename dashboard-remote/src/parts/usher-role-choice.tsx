import type { GuestBookRole } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useId } from 'react';

const ROLES = ['FULL', 'SCAN_ONLY', 'GREETING'] as const;

interface UsherRoleChoiceProps {
  value: GuestBookRole;
  onChange: (role: (typeof ROLES)[number]) => void;
}

/** What an usher may do at the door, each choice in words. */
export function UsherRoleChoice({ value, onChange }: UsherRoleChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
      <legend css={{ marginBottom: 6, padding: 0, fontWeight: 600 }}>{t('ushers.field.role')}</legend>
      <div css={{ display: 'grid', gap: 10 }}>
        {ROLES.map((role) => (
          <label key={role} data-chosen={role === value || undefined} css={choice}>
            <input
              type="radio"
              name={id}
              checked={role === value}
              onChange={() => onChange(role)}
              css={{ width: 18, height: 18, margin: '1px 0 0', accentColor: ledger.brand }}
            />
            <b css={{ fontWeight: 600 }}>{t(`ushers.role.${role}`)}</b>
            <span css={{ gridColumn: 2, color: ledger.muted, lineHeight: 1.45 }}>{t(`ushers.role_words.${role}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choice = {
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  gap: '0 12px',
  padding: '12px 14px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  cursor: 'pointer',
  '&[data-chosen]': { borderColor: ledger.brand, boxShadow: `inset 0 0 0 1px ${ledger.brand}`, background: ledger.row },
  '&:focus-within:has(:focus-visible)': { boxShadow: `inset 0 0 0 1px ${ledger.brand}, 0 0 0 3px ${ledger.accent}` },
} as const;
