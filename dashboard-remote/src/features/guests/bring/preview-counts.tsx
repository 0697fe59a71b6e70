import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';

const PARTS = ['created', 'updated', 'unchanged', 'asked'] as const;
export type Shown = (typeof PARTS)[number];

interface PreviewCountsProps {
  /** Undefined while it is not known. */
  counts: Readonly<Record<Shown, number | undefined>>;
  /** The counts are those of the list as it is now. */
  isCurrent: boolean;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** New, changed, the same, in question: each count opens its rows. */
export function PreviewCounts({ counts, isCurrent, shown, onShow }: PreviewCountsProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('imports.preview.title')} aria-busy={!isCurrent} css={row}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === shown}
          data-alarm={part === 'asked' && (counts.asked ?? 0) > 0 ? true : undefined}
          onClick={() => onShow(part)}
          css={count}
        >
          <b data-number={part}>{counts[part]?.toLocaleString(i18n.language) ?? '…'}</b>
          <span>{t(`imports.preview.${part}`)}</span>
        </button>
      ))}
    </div>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 10,
  '@media (max-width: 47.9375em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[aria-busy="true"] b': { opacity: 0.55 },
} as const;

const count = {
  display: 'grid',
  gap: 2,
  minHeight: 64,
  padding: '10px 14px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  color: ledger.ink,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'start',
  cursor: 'pointer',
  '& b': { fontSize: 24, fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' },
  '& span': { color: ledger.muted },
  '&:hover': { borderColor: ledger.brand },
  '&[aria-pressed="true"]': { borderColor: ledger.brand, boxShadow: `inset 0 0 0 1px ${ledger.brand}` },
  '&[data-alarm] b': { color: ledger.warning },
} as const;
