import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';

interface NumberCardProps {
  label: string;
  count: number;
  /** What the number is a part of; the ring shows the share. */
  of?: number;
  isWide?: boolean;
  notes?: readonly (string | false)[];
}

export function NumberCard({ label, count, of, isWide = false, notes = [] }: NumberCardProps) {
  const { t, i18n } = useTranslation();
  const share = of ? count / of : 0;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  return (
    <section css={[card, isWide && { gridColumn: '1 / -1' }]}>
      <div css={{ minWidth: 0 }}>
        <h2 css={{ color: 'var(--quiet)', fontSize: '1rem', fontWeight: 500, lineHeight: 1.25 }}>{label}</h2>
        <p css={number} data-large={isWide || undefined}>
          {new Intl.NumberFormat(i18n.language).format(count)}
          {of !== undefined && (
            <span
              css={{ paddingLeft: 6, fontSize: '1.25rem', fontWeight: 600, color: 'var(--quiet)', letterSpacing: 0 }}
            >
              {' '}
              / {of}
            </span>
          )}
        </p>
        {notes
          .filter((note) => note !== false)
          .map((note) => (
            <p key={note} css={{ paddingTop: 8, fontWeight: 600 }}>
              {note}
            </p>
          ))}
      </div>
      {of !== undefined && <Ring share={share} label={t('summary.share', { percent })} text={percent} />}
    </section>
  );
}

/** More guests than promised fill the ring and no more; the number beside it tells. */
function Ring({ share, label, text }: { share: number; label: string; text: string }) {
  const length = 2 * Math.PI * 34;
  return (
    <svg width={84} height={84} viewBox="0 0 84 84" role="img" aria-label={label} css={{ flex: 'none' }}>
      <circle cx={42} cy={42} r={34} fill="none" stroke="var(--border)" strokeWidth={9} />
      <circle
        cx={42}
        cy={42}
        r={34}
        fill="none"
        stroke="var(--good)"
        strokeWidth={9}
        strokeLinecap="round"
        strokeDasharray={`${Math.min(1, share) * length} ${length}`}
        transform="rotate(-90 42 42)"
        visibility={share > 0 ? undefined : 'hidden'}
      />
      <text x={42} y={48} textAnchor="middle" fill="currentColor" fontSize={17} fontWeight={700}>
        {text}
      </text>
    </svg>
  );
}

const card = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 116,
  padding: '18px 20px',
  borderRadius: 18,
  background: 'var(--card)',
});

const number = css({
  paddingTop: 8,
  fontSize: '2.5rem',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-large]': { fontSize: 'min(4rem, 18vw)' },
});
