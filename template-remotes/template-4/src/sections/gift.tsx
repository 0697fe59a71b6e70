import { css } from '@emotion/react';
import { Gifts, useGifts, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Arrow } from '../parts/arrow.tsx';
import { Banner, Page } from '../parts/page.tsx';
import { caption, solidButton, textLink } from '../parts/type.ts';
import { dialog } from './dialog.ts';

/** Classifieds: boxes of fine rules, numbers in columns. */
const classifieds = css({
  '& > [data-part="open"]': { ...solidButton, width: '100%' },
  '& > [data-part="open"]::after': { content: '"→"', fontFamily: 'system-ui, sans-serif' },
  '& [data-part="dialog"]': dialog,
  '& [data-part="list"]': { display: 'grid', border: 'var(--rule)' },
  '& [data-part="list"] > li + li': { borderTop: 'var(--rule)' },
  '& [data-part="account"]': { display: 'grid', justifyItems: 'start', gap: 4, padding: '16px 18px 8px' },
  '& [data-part="bank"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& [data-part="logo"]': { height: 28, width: 'auto', maxWidth: 110, objectFit: 'contain' },
  '& [data-part="name"]': {
    font: '400 2.0625rem/1 var(--font-heading)',
    letterSpacing: '-.01em',
    color: 'var(--title)',
  },
  '& [data-part="owner"]': caption,
  '& [data-part="number"]': {
    font: '600 1.375rem/1.3 var(--font-body)',
    letterSpacing: '.02em',
    color: 'var(--ink)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': textLink,
  '& [data-part="copy"][data-state="copied"]': { fontStyle: 'italic' },
  '& [data-part="pay"] a': textLink,
  '& [data-part="qr"]': { padding: 0, margin: '8px 0', border: 'var(--rule)', background: '#fff', cursor: 'zoom-in' },
  '& [data-part="qr"] img': { width: 132, height: 132, objectFit: 'contain' },
  '& [data-part="qr-large"]': { width: '100%', background: '#fff' },
  '& [data-part="others"]': { marginTop: 24 },
  '& [data-part="others-title"]': { marginBottom: 12, fontSize: '1.5625rem', lineHeight: 1.1, color: 'var(--title)' },
});
const page = css({ [DESKTOP]: { '& > [data-slot="body"]': { alignSelf: 'start' } } });
const words = css({ marginBottom: 22, fontSize: '1.0625rem' });
const pen = css({ display: 'block', margin: '-4px 0 12px', color: 'var(--title)' });

/** The classifieds; NO_ICON takes the pen's arrow away. */
export function Gift() {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  return (
    <Page of="gift" css={page} title={t('gift.title')}>
      {picture && <Banner picture={picture} />}
      <p css={words}>{t('gift.text')}</p>
      {hasIcon && <Arrow to="down" css={pen} />}
      <Gifts css={classifieds} />
    </Page>
  );
}
