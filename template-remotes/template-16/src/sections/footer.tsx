import { css } from '@emotion/react';
import { Backdrop, useFooter, useIsBirthday } from '@janur/kit';
import { CJK, DESKTOP, FooterText } from '@janur/template-parts';
import cake from '../assets/cake.svg';
import kraft from '../assets/kraft.svg';
import stem from '../assets/stem.svg';
import { Tape } from '../parts/tape.tsx';

/** The back cover: kraft, a cloth spine at its right, a flower that was kept. */
const cover = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  padding: '72px 78px calc(150px + env(safe-area-inset-bottom)) 28px',
  textAlign: 'center',
  color: 'var(--print)',
  '--focus': 'var(--print)',
  background: `url("${kraft}") 0 0 / 240px 320px, linear-gradient(240deg, #d6b386, #caa475 50%, #bd9566)`,
  '&:not([data-photo])::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 44,
    background:
      'linear-gradient(#0000 0 38%, #efe4d3 38%) 4px 0 / 2px 15px repeat-y, repeating-linear-gradient(0deg, #fff2 0 1px, #0000 1px 4px), linear-gradient(var(--primary) 0 0)',
    boxShadow: '-6px 0 12px #6f4f2a59',
  },
  '&[data-photo]': {
    minHeight: '80dvh',
    alignContent: 'end',
    paddingTop: '46dvh',
    color: '#fff',
    background: '#2b221c',
  },
  [DESKTOP]: { paddingTop: 110, paddingBottom: 120 },
});
const scrim = css({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: 'linear-gradient(#1d151133 20%, #1d1511d9 62%)',
});
const behind = css({ position: 'absolute', zIndex: -2, inset: 0 });
const pressed = css({
  position: 'relative',
  width: 108,
  height: 236,
  marginBottom: 24,
  background: `url("${stem}") 50% / contain no-repeat`,
  rotate: '8deg',
  '&[data-kind="cake"]': { width: 190, height: 168, backgroundImage: `url("${cake}")`, rotate: '-4deg' },
});
const tape = css({ left: 4, bottom: 26, width: 88, rotate: '-12deg' });
const words = css({
  width: 'min(460px, 100%)',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    fontSize: 'clamp(3.250rem, 17vw, 5rem)',
    lineHeight: 0.88,
    color: 'inherit',
    [CJK]: { fontSize: 'min(2.5rem, 11vw)' },
  },
  '& p': { marginTop: 14, font: '500 1.0625rem/1.55 var(--font-body)' },
  '& [data-line="sign"]': { marginTop: 22 },
  '& [data-line="names"]': {
    marginTop: 4,
    font: '400 max(2rem, min(3.500rem * var(--step), 120vw / var(--word)))/.95 var(--font-heading)',
    [CJK]: { fontSize: '1.75rem' },
  },
});

/** Thanks on the back cover; with STYLE1 over the couple's last picture. */
export function Footer() {
  const footer = useFooter();
  const isBirthday = useIsBirthday();
  return (
    <footer css={cover} data-photo={footer.picture ? '' : undefined}>
      {footer.picture ? (
        <>
          <div css={behind}>
            <Backdrop picture={footer.picture} sizes="100vw" />
          </div>
          <div css={scrim} />
        </>
      ) : (
        !footer.emblemUrl && (
          <div css={pressed} data-kind={isBirthday ? 'cake' : 'flower'} aria-hidden="true">
            {!isBirthday && <Tape kind="gingham" css={tape} />}
          </div>
        )
      )}
      <FooterText css={words} footer={footer} />
    </footer>
  );
}
