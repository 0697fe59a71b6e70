import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import sea from '../assets/sea.svg';
import { prose, room } from '../parts/layout.ts';

const ground = css({
  position: 'relative',
  '&[data-on-photo]': { color: 'var(--on-primary)', '--names': 'var(--on-primary)', '--focus': 'var(--on-primary)' },
});
const scrim = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--primary) 86%, #0000)' });
const words = css(room, {
  paddingBottom: 36,
  textAlign: 'center',
  '[data-on-photo] > &': { paddingBottom: 'calc(120px + env(safe-area-inset-bottom))' },
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    fontSize: 'clamp(2rem, 9.4vw, 2.75rem)',
    lineHeight: 1.15,
    color: 'var(--names, var(--title))',
    hyphens: 'auto',
  },
  '& [data-line="text"]': { ...prose, marginTop: 14 },
  '& [data-line="sign"]': { marginTop: 22, font: '600 1rem/1.4 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 6,
    font: '400 max(1.25rem, min(2.125rem * max(var(--step), .66), 130vw / var(--word)))/1.25 var(--font-heading)',
    color: 'var(--names, var(--ink))',
  },
  [DESKTOP]: { paddingBottom: 48 },
});
const shore = css({
  height: 'calc(320px + env(safe-area-inset-bottom))',
  background: `url(${sea}) 50% 100% / cover no-repeat`,
  [DESKTOP]: { height: 486 },
});

/** Jukung on the sea at dawn; with STYLE1 the couple's footer picture is the ground. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={ground} data-on-photo={view.picture ? '' : undefined}>
      {view.picture && (
        <>
          <Backdrop picture={view.picture} sizes="100vw" />
          <div css={scrim} />
        </>
      )}
      <FooterText css={words} footer={view} />
      {!view.picture && <div css={shore} />}
    </div>
  );
}
