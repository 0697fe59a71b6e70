import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';

/** What the hosts want the door to know of a guest of honour. */
export function HostsNote({ note }: { note: string | null | undefined }) {
  const { t } = useTranslation();
  if (!note) return null;
  return (
    <p css={quote}>
      <span css={{ display: 'block', fontSize: '0.9375rem', fontWeight: 600 }}>{t('guest.note')}</span>
      {note}
    </p>
  );
}

const quote = css({
  marginTop: 14,
  padding: '2px 0 2px 12px',
  borderInlineStart: '4px solid currentColor',
  whiteSpace: 'pre-line',
  '&&': { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3 },
});
