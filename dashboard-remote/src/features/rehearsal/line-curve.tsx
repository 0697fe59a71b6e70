import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';

const AN_HOUR = 6;
/** A line of one shall not look like a crowd. */
const LEAST = 5;

/** How long the line was, ten minutes a bar from when the doors opened; the longest says its number. */
export function LineCurve({ line }: { line: readonly number[] }) {
  const { t, i18n } = useTranslation();
  const most = Math.max(...line);
  const worst = line.indexOf(most);
  if (!(most > 0)) return null;
  return (
    <figure aria-label={t('rehearsal.report.line')} css={{ margin: '22px 0 0' }}>
      <figcaption css={{ color: ledger.muted }}>{t('rehearsal.report.line')}</figcaption>
      <div aria-hidden="true" css={bars}>
        {line.map((parties, part) => (
          <span key={part} css={slot} title={parties.toLocaleString(i18n.language)}>
            {part === worst && <b css={number}>{parties.toLocaleString(i18n.language)}</b>}
            <i
              css={bar}
              data-worst={part === worst || undefined}
              style={{ height: (parties / Math.max(LEAST, most)) * HEIGHT }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden="true" css={hours} style={{ gridTemplateColumns: `repeat(${line.length}, minmax(0, 1fr))` }}>
        {line.map((_, part) =>
          part % AN_HOUR === 0 ? (
            <span key={part} style={{ gridColumn: `${part + 1} / span ${Math.min(AN_HOUR, line.length - part)}` }}>
              {hour(part / AN_HOUR, i18n.language)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}

const hour = (hours: number, language: string): string =>
  hours.toLocaleString(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });

const HEIGHT = 72;
const bars = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 3,
  height: HEIGHT + 24,
  borderBottom: `1px solid ${ledger.line}`,
} as const;
const slot = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
} as const;
const bar = {
  width: '100%',
  maxWidth: 28,
  minHeight: 2,
  borderRadius: '3px 3px 0 0',
  background: ledger.bar,
  '&[data-worst]': { background: ledger.brand },
} as const;
const number = { lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' } as const;
const hours = { display: 'grid', columnGap: 3, marginTop: 4, color: ledger.muted, fontSize: 14 } as const;
