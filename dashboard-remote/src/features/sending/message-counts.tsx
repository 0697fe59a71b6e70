import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { Automatic } from './use-automatic.ts';

const PARTS = [
  ['read', ledger.brand],
  ['delivered', ledger.barHover],
  ['sent', ledger.bar],
  ['failed', ledger.danger],
] as const;

/** Each message once, by how far it came: read, arrived, sent, failed; and how many wait. */
export function MessageCounts({ counts }: { counts: Automatic['counts'] }) {
  const { t, i18n } = useTranslation();
  const total = PARTS.reduce((sum, [part]) => sum + counts[part], counts.queued);
  const written = (count: number) => count.toLocaleString(i18n.language);
  return (
    <div css={{ marginTop: 14 }}>
      <div aria-hidden="true" css={bar}>
        {PARTS.map(([part, background]) => (
          <div
            key={part}
            style={{ flexGrow: counts[part], background }}
            css={{ display: counts[part] > 0 ? 'block' : 'none' }}
          />
        ))}
        <div style={{ flexGrow: total > 0 ? counts.queued : 1 }} />
      </div>
      <ul css={list}>
        {PARTS.map(([part]) => (
          <li
            key={part}
            css={part === 'failed' && counts.failed > 0 ? { color: ledger.danger, fontWeight: 600 } : undefined}
          >
            {t(`automatic.count.${part}`)} <b data-count={part}>{written(counts[part])}</b>
          </li>
        ))}
      </ul>
      <p css={{ margin: '6px 0 0', color: ledger.muted }}>{t('automatic.queued', { count: counts.queued })}</p>
    </div>
  );
}

const bar = {
  display: 'flex',
  gap: 2,
  height: 12,
  borderRadius: 6,
  background: ledger.line,
  overflow: 'hidden',
} as const;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 14px',
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
