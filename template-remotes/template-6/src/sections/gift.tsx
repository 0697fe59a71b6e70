import { css } from '@emotion/react';
import { Backdrop, Gifts, Reveal, useGifts, useTexts } from '@janur/kit';
import { DESKTOP, giftBasics, logoPlate } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { italic, prose, ruledButton, smallCaps, solidButton, spread } from '../parts/layout.ts';
import { Medallion } from '../parts/medallion.tsx';
import { leaf } from '../parts/sheet.ts';
import { pressedFrame, sheetOfVellum } from '../parts/vellum.ts';

/** A correspondence card with the crest at its head. */
const card = css(sheetOfVellum, {
  ...pressedFrame,
  marginTop: 88,
  padding: '20px 8px 16px',
  textAlign: 'center',
  '&[data-crest]': { paddingTop: 66 },
  [DESKTOP]: { marginTop: 72, '&:not([data-crest])': { marginTop: 0 } },
});
const crest = css({ width: 128, margin: '-150px auto 18px' });
const banner = css({ position: 'relative', aspectRatio: '3 / 2', margin: '0 0 18px' });
const words = css(italic, { margin: '0 auto 22px', maxWidth: 400, textWrap: 'balance' });

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, width: 'min(300px, 100%)', marginInline: 'auto', minHeight: 54 },
  '& [data-part="dialog"]': leaf,
  '& [data-part="list"]': { display: 'grid', gap: 26 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    paddingTop: 22,
    borderTop: '1px solid color-mix(in srgb, var(--title) 60%, #0000)',
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { ...smallCaps, fontSize: '1rem' },
  '& [data-part="owner"]': { ...prose, fontStyle: 'italic' },
  '& [data-part="number"]': {
    font: '500 clamp(1.25rem, 6.4vw, 1.75rem)/1.25 var(--font-body)',
    letterSpacing: '.06em',
    color: 'var(--ink)',
  },
  '& [data-part="copy"]': { ...ruledButton, minWidth: 180 },
  '& [data-part="copy"][data-state="copied"]': { ...solidButton, minWidth: 180 },
  '& [data-part="pay"] a': { ...ruledButton, minWidth: 180 },
  '& [data-part="others"]': { display: 'grid', gap: 18, marginTop: 26 },
  '& [data-part="others-title"]': { fontSize: '1.375rem', color: 'var(--ink)' },
});

/** The gifts on a crested card; NO_ICON leaves the crest away, with NO_MODAL all stands on it. */
export function Gift() {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  const isCrested = hasIcon && !picture;
  return (
    <div css={spread}>
      <Heading plate={4}>{t('gift.title')}</Heading>
      <Reveal>
        <div css={card} data-crest={isCrested ? '' : undefined}>
          {isCrested && <Medallion css={crest} />}
          {picture && (
            <div css={banner}>
              <Backdrop picture={picture} sizes="(min-width: 992px) 40vw, 80vw" />
            </div>
          )}
          <p css={words}>{t('gift.text')}</p>
          <Gifts css={gifts} />
        </div>
      </Reveal>
    </div>
  );
}
