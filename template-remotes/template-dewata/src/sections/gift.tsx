import { css } from '@emotion/react';
import { Backdrop, Gifts, Reveal, useGifts, useTexts } from '@janur/kit';
import { giftBasics, logoPlate } from '@janur/template-parts';
import sokasi from '../assets/sokasi.svg';
import { Heading } from '../parts/heading.tsx';
import { outlineButton, prose, room, solidButton } from '../parts/layout.ts';
import { sheet } from '../parts/sheet.ts';
import { pradaFrame } from './host.tsx';

const basket = css({ width: 'min(240px, 66%)', height: 'auto', margin: '-6px auto 22px' });
const banner = css(pradaFrame, { position: 'relative', aspectRatio: '3 / 2', marginBottom: 26 });
const words = css(prose, { maxWidth: 460, margin: '0 auto 24px', textAlign: 'center', textWrap: 'balance' });
const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, width: 'min(320px, 100%)', minHeight: 54, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: '20px 14px',
    textAlign: 'center',
    border: '1px solid var(--gilt)',
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '800 1.0625rem/1.35 var(--font-body)' },
  '& [data-part="owner"]': prose,
  '& [data-part="number"]': {
    font: '400 clamp(1.375rem, 7vw, 1.875rem)/1.25 var(--font-heading)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...outlineButton, minWidth: 168 },
  '& [data-part="copy"][data-state="copied"]': { ...solidButton, minWidth: 168 },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 168 },
  '& [data-part="others"]': { display: 'grid', gap: 16, marginTop: 26, textAlign: 'center' },
  '& [data-part="others-title"]': { fontSize: '1.5rem', color: 'var(--ink)' },
});

/** Gifts are brought in a sokasi; NO_ICON leaves the basket away. */
export function Gift() {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  return (
    <div css={room}>
      <Heading>{t('gift.title')}</Heading>
      {picture ? (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 88vw" />
        </div>
      ) : (
        hasIcon && (
          <Reveal>
            <img css={basket} src={sokasi} alt="" width="240" height="190" loading="lazy" draggable={false} />
          </Reveal>
        )
      )}
      <p css={words}>{t('gift.text')}</p>
      <Gifts css={gifts} />
    </div>
  );
}
