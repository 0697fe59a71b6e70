import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { SHORT } from '../../design/tokens.ts';

/** Where the guest sits, readable from two metres. Words instead of a number, and what has a note beneath it, are set smaller. */
export function TableNumber({ table, isSmall = false }: { table: string | null; isSmall?: boolean }) {
  const { t } = useTranslation();
  if (!table) return null;
  const isName = table.length > 4;
  return (
    <div css={row}>
      <span css={number} data-long={isName || isSmall || undefined}>
        {table}
      </span>
      <span
        css={{
          maxWidth: '6.2em',
          paddingBottom: 6,
          textWrap: 'balance',
          fontSize: '1.25rem',
          fontWeight: 700,
          lineHeight: 1.2,
        }}
      >
        {t(isName ? 'guest.table_name' : 'guest.table_number')}
      </span>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4px 14px',
  marginTop: 18,
  [SHORT]: { marginTop: 8 },
});

const number = css({
  fontSize: 'min(5.5rem, 34vw)',
  fontWeight: 800,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  '&[data-long]': { fontSize: 'min(3.25rem, 17vw)', letterSpacing: '-0.02em', lineHeight: 1 },
  [SHORT]: { fontSize: 'min(3.25rem, 17vw)', lineHeight: 1 },
});
