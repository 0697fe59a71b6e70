import { Backdrop, Gifts, useGifts, useTexts } from '@janur/kit';
import { Envelope } from './drawings.tsx';
import { block, button, paper, quietButton, RULE } from './look.ts';

export function Gift() {
  const { t } = useTexts();
  const { banner, hasIcon } = useGifts();
  return (
    <div css={block}>
      {hasIcon && <Envelope />}
      <h2>{t('gift.title')}</h2>
      {banner && (
        <div
          css={{ position: 'relative', aspectRatio: '16 / 9', marginBottom: 16, borderRadius: 2, overflow: 'hidden' }}
        >
          <Backdrop picture={banner} sizes="(min-width: 767px) 544px, 100vw" />
        </div>
      )}
      <p css={{ margin: '0 0 16px' }}>{t('gift.text')}</p>
      <Gifts
        css={{
          '& [data-part="open"]': { ...quietButton, width: '100%' },
          '& [data-part="dialog"]': paper,
          '& [data-part="title"]': { margin: 0, color: 'var(--title)', font: '400 1.75rem/1.25 var(--font-heading)' },
          '& [data-part="others-title"]': {
            margin: '16px 0 0',
            color: 'var(--title)',
            font: '400 1.375rem/1.3 var(--font-heading)',
          },
          '& [data-part="list"]': { margin: 0, padding: 0, listStyle: 'none' },
          '& [data-part="account"]': { display: 'grid', gap: 4, padding: '16px 0', borderTop: RULE },
          '& [data-part="account"] p': { margin: 0 },
          '& [data-part="bank"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
          '& [data-part="logo"]': { height: 24, width: 'auto', maxWidth: 120, objectFit: 'contain' },
          '& [data-part="number"]': {
            color: 'var(--title)',
            font: '400 1.625rem/1.4 var(--font-heading)',
            fontVariantNumeric: 'lining-nums tabular-nums',
          },
          '& [data-part="copy"]': { ...button, justifySelf: 'start', minWidth: 160, marginTop: 4 },
          '& [data-part="pay"] a': { ...quietButton, marginTop: 8 },
          '& [data-part="qr"]': {
            justifySelf: 'start',
            marginTop: 8,
            padding: 8,
            border: RULE,
            borderRadius: 2,
            background: '#fff',
            cursor: 'zoom-in',
            '& img': { display: 'block', width: 120, height: 120, objectFit: 'contain' },
          },
          '& [data-part="qr-large"]': { display: 'block', width: '100%', background: '#fff' },
        }}
      />
    </div>
  );
}
