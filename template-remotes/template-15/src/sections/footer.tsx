import { css } from '@emotion/react';
import { Backdrop, useCouple, useEvents, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText, NARROW } from '@janur/template-parts';
import { printed } from '../parts/layout.ts';

const credits = css({
  position: 'relative',
  padding: '96px 20px calc(128px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  overflow: 'hidden',
  '&[data-photo]': { color: '#f4efe6', '--title': '#f4efe6', '--ink': '#f4efe6' },
  [DESKTOP]: { padding: '150px 40px 190px' },
});
const scrim = css({ position: 'absolute', inset: 0, background: 'linear-gradient(#0d0d0fb8, #0d0d0fe6 50%, #0d0d0f)' });

/** Roles at the left, names at the right, as they roll by. */
const roll = css({
  position: 'relative',
  display: 'grid',
  gap: 18,
  width: 'min(520px, 100%)',
  margin: '0 auto 64px',
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'baseline' },
  '& dt': {
    textAlign: 'end',
    font: '400 1rem/1.25 var(--font-body)',
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
    [NARROW]: { fontSize: '.8125rem' },
  },
  '& dd': {
    textAlign: 'start',
    font: '400 1.375rem/1.08 var(--font-heading)',
    letterSpacing: '.03em',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
    [CJK]: { fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.3 },
  },
  [DESKTOP]: { '& dd': { fontSize: '1.625rem' }, '& dt': { fontSize: '1.125rem' } },
});
/** The last of the print: a leader's plate between its holes, and the rings of the countdown that nothing counts any more. */
const HOLES = 'repeating-linear-gradient(#0000 0 6px, #e9d7ac 6px 20px, #0000 20px 26px)';
const end = css({
  ...printed,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: 'min(430px, 100% + 12px)',
  minHeight: 'min(560px, 150vw)',
  margin: '0 auto',
  padding: '64px 54px 60px',
  '--title': 'var(--print)',
  background: [
    `${HOLES} 9px 0 / 11px 100% no-repeat`,
    `${HOLES} calc(100% - 9px) 0 / 11px 100% no-repeat`,
    'linear-gradient(90deg, #0d0d0f 30px, #0000 30px calc(100% - 30px), #0d0d0f 0)',
    'radial-gradient(110% 80% at 84% 12%, #f0a86a66, #0000 60%), radial-gradient(90% 60% at 6% 96%, #d9744a4d, #0000 70%)',
    'linear-gradient(160deg, #fff6e0, var(--leader) 50%, #d8c49c)',
  ].join(', '),
  boxShadow: '0 0 60px #fff2d01f',
  // two rings and a cross behind the words
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    left: 30,
    right: 30,
    top: 0,
    bottom: 0,
    opacity: 0.2,
    background: [
      'linear-gradient(var(--print) 16%, #0000 0 84%, var(--print) 0) 50% 0 / 1.5px 100% no-repeat',
      'linear-gradient(90deg, var(--print) 7%, #0000 0 93%, var(--print) 0) 0 50% / 100% 1.5px no-repeat',
      'radial-gradient(circle closest-side, #0000 0 calc(86% - 3px), var(--print) calc(86% - 2px) 86%, #0000 calc(86% + 1px) calc(97% - 4px), var(--print) calc(97% - 3px) 97%, #0000 calc(97% + 1px))',
    ].join(', '),
  },
  [DESKTOP]: { width: 560, minHeight: 620, padding: '80px 90px' },
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    fontSize: 'clamp(3rem, 15vw, 5.5rem)',
    lineHeight: 0.9,
    color: 'var(--title)',
    letterSpacing: '.02em',
    hyphens: 'auto',
  },
  '& p': { maxWidth: 460, margin: '18px auto 0', font: '700 1.0625rem/1.5 var(--font-body)' },
  '& [data-line="sign"]': { marginTop: 22 },
  '& [data-line="names"]': {
    maxWidth: 'none',
    marginTop: 6,
    font: '400 max(1.75rem, min(3rem * var(--step), 120vw / var(--word)))/1 var(--font-script)',
    color: 'var(--title)',
    [CJK]: { fontWeight: 700, fontSize: '1.75rem' },
  },
});

/** The credits roll as far as one scrolls; with STYLE1 over the couple's last picture. */
export function Footer() {
  const footer = useFooter();
  const { hosts } = useCouple();
  const events = useEvents();
  return (
    <div css={credits} data-photo={footer.picture ? '' : undefined}>
      {footer.picture && (
        <>
          <Backdrop picture={footer.picture} sizes="100vw" />
          <div css={scrim} />
        </>
      )}
      <dl css={roll} data-cast="">
        {hosts.map(({ side, parentageText, fullName }) => (
          <div key={side}>
            <dt>{parentageText}</dt>
            <dd>{fullName}</dd>
          </div>
        ))}
        {events.map(({ id, title, location }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{location}</dd>
          </div>
        ))}
      </dl>
      <FooterText css={end} footer={footer} />
    </div>
  );
}
