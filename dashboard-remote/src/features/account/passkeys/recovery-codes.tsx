import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { keep } from '../../../parts/use-download.ts';

/** Codes that were just made, until they are kept somewhere. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div css={box}>
      <h3 ref={title} tabIndex={-1}>
        {t('account.passkeys.codes_title')}
      </h3>
      <p>{t('account.passkeys.codes_advice')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <CopyButton text={text} label={t('account.passkeys.codes_copy')}>
          {t('account.passkeys.codes_copy')}
        </CopyButton>
        <Button
          variant="default"
          onClick={() => keep(new Blob([`${text}\n`], { type: 'text/plain' }), 'janur-recovery-codes.txt')}
        >
          {t('account.passkeys.codes_download')}
        </Button>
        <Button onClick={onKept}>{t('account.passkeys.codes_kept')}</Button>
      </div>
    </div>
  );
}

const box = css({
  display: 'grid',
  gap: 14,
  marginTop: 12,
  padding: 'clamp(14px, 4vw, 20px)',
  border: `1px solid ${ledger.border}`,
  borderRadius: 10,
  background: 'var(--mantine-color-body)',
  '& h3': { margin: 0, fontSize: 17, fontWeight: 700, outline: 'none' },
  '& p': { margin: 0, lineHeight: 1.5 },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '8px 20px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 17,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
});
