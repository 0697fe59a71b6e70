import { css } from '@emotion/react';
import { Backdrop, Gifts, Reveal, useGifts, useTexts } from '@janur/kit';
import { giftBasics, logoPlate } from '@janur/template-parts';
import carano from '../assets/carano.svg';
import { Heading } from '../parts/heading.tsx';
import { column, goldButton, middle, prose, threadButton } from '../parts/layout.ts';
import { sheet } from '../parts/sheet.ts';
import { edgeThread } from '../parts/thread.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 24,
  overflow: 'hidden',
  border: '2px solid var(--gold)',
});
const bowl = css({ width: 'min(290px, 78%)', height: 'auto', margin: '28px auto 0' });
const words = css(prose, { margin: '18px auto 24px', maxWidth: 440 });

const gifts = css(giftBasics, {
  '& [data-part="open"]': {
    ...goldButton,
    width: 'min(320px, 100%)',
    minHeight: 56,
    marginInline: 'auto',
    fontSize: '1.125rem',
  },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    paddingBottom: 24,
    paddingInline: 16,
    color: 'var(--ink-on-third)',
    '--focus': 'var(--ink-on-third)',
    background: 'var(--third)',
    border: '1px solid var(--gold)',
    '&::before': { content: '""', justifySelf: 'stretch', margin: '0 -16px 8px', ...edgeThread },
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '700 1.375rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { font: '400 1.0625rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '700 clamp(1.5rem, 7vw, 1.875rem)/1.2 var(--font-heading)',
    letterSpacing: '.06em',
    color: 'var(--title-on-third)',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& [data-part="copy"]': { ...goldButton, minWidth: 190 },
  '& [data-part="copy"][data-state="copied"]': { ...threadButton, minWidth: 190 },
  '& [data-part="pay"] a': { ...threadButton, minWidth: 190 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 24 },
  '& [data-part="others-title"]': { fontSize: '1.5rem', fontWeight: 700, color: 'var(--title)', textAlign: 'center' },
});

/** The gifts under a carano, in which guests are offered sirih; with NO_ICON without it, with NO_MODAL all on the page. */
export function Gift() {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  return (
    <div css={[column, middle]}>
      <Heading>{t('gift.title')}</Heading>
      {picture ? (
        <Reveal>
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 580px, 90vw" />
          </div>
        </Reveal>
      ) : (
        hasIcon && (
          <Reveal>
            <img css={bowl} src={carano} alt="" width="240" height="214" loading="lazy" draggable={false} />
          </Reveal>
        )
      )}
      <p css={words}>{t('gift.text')}</p>
      <Gifts css={gifts} />
    </div>
  );
}
