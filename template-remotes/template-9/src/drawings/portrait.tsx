import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { type CoupleLayout, type HostView, Photo, useSettings } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import horns from '../assets/horns.svg';
import saluak from '../assets/saluak.svg';
import suntiang from '../assets/suntiang.svg';
import { DUSK } from '../parts/dusk.ts';
import { fieldThread, WARP } from '../parts/thread.ts';
import { settings } from '../settings.ts';

/** Drawn over a round head of 200: how wide and high they are, and how far above the head's top they begin. */
const CROWNS = {
  suntiang: { src: suntiang, width: 380, height: 260, above: 90 },
  saluak: { src: saluak, width: 380, height: 285, above: 115 },
  horns: { src: horns, width: 380, height: 260, above: 105 },
} as const;

/** `--w` is its width. */
const frame = css({
  position: 'relative',
  width: 'var(--w)',
  marginInline: 'auto',
  '&[data-crowned]': { marginTop: 'calc(var(--w) * var(--above) / 200)' },
  // beside each other both heads are at one height, whatever they wear
  [DESKTOP]: { '[data-layout="own"] &[data-crowned]': { marginTop: 'calc(var(--w) * .575)' } },
});
const crown = css({
  position: 'absolute',
  top: 'calc(var(--w) * var(--above) / -200)',
  left: '-45%',
  width: '190%',
  maxWidth: 'none',
  height: 'auto',
  pointerEvents: 'none',
});
const niche = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: 'calc(var(--w) / 2) calc(var(--w) / 2) 0 0',
  border: '3px solid var(--gold)',
  outline: '1px solid var(--gold-deep)',
  outlineOffset: 4,
  background: DUSK,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 28%' },
});
const initial = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  background: `${WARP}, var(--cloth)`,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    ...fieldThread,
    opacity: 0.3,
  },
  '& span': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    width: 96,
    height: 96,
    borderRadius: '50%',
    background: 'var(--cloth-deep)',
    font: '700 3rem/1 var(--font-heading)',
    color: 'var(--cream)',
  },
});

/** A bride wears the suntiang, a groom the saluak; who celebrates alone, and other families, have the horns of a roof. */
function useCrown(side: HostView['side'], layout: CoupleLayout) {
  const { crowns } = useSettings(settings);
  if (crowns === 'none') return null;
  if (crowns === 'horns' || layout === 'single' || layout === 'stacked') return CROWNS.horns;
  return side === 'bride' ? CROWNS.suntiang : CROWNS.saluak;
}

export function Portrait({ host, layout }: { host: HostView; layout: CoupleLayout }) {
  const worn = useCrown(host.side, layout);
  const above = { '--above': worn?.above ?? 0 } as CSSProperties; // React passes custom properties through; its type knows only standard ones
  return (
    <div css={frame} style={above} data-crowned={worn ? '' : undefined}>
      {worn && (
        <img
          css={crown}
          src={worn.src}
          alt=""
          width={worn.width}
          height={worn.height}
          loading="lazy"
          draggable={false}
        />
      )}
      <div css={niche}>
        <PortraitPicture host={host} sizes="(min-width: 992px) 280px, 56vw" />
      </div>
    </div>
  );
}

/** The photo, or the first letter on cloth. */
export function PortraitPicture({ host, sizes }: { host: HostView; sizes: string }) {
  if (host.photoUrl) return <Photo src={host.photoUrl} alt={host.photoAlt} imageCss={host.imageCss} sizes={sizes} />;
  return (
    <div css={initial} aria-hidden="true">
      <span>{[...host.name][0]}</span>
    </div>
  );
}
