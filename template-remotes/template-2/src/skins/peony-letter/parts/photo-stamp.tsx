import { css } from '@emotion/react';
import { Photo } from '@janur/kit';
import peony from '../assets/peony.webp';
import { caps } from './letters.ts';
import { perforated, stuck } from './stamp.ts';

const paper = css(perforated, {
  height: '100%',
  display: 'grid',
  grid: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
  padding: 10,
  background: 'var(--base)',
});
/** Where there is no picture, a peony is on the stamp. */
const picture = css({
  position: 'relative',
  overflow: 'hidden',
  boxShadow: '0 0 0 1px var(--title)',
  background: `url(${peony}) 50% 56% / 80% auto no-repeat, radial-gradient(circle at 50% 35%, var(--base), var(--secondary))`,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 25%' },
});
const denomination = css({
  ...caps,
  paddingTop: 6,
  font: '500 .875rem/1.2 var(--font-heading)',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  color: 'var(--caps-on-base)',
});

interface PhotoStampProps {
  picture: { src: string; alt: string; imageCss?: string | null } | null;
  /** Printed below the picture, as a stamp's value is: only drawn. */
  value: string;
  sizes: string;
  className?: string;
}

/** A picture as a stamp that fills the box its class gives it. */
export function PhotoStamp({ picture: shown, value, sizes, className }: PhotoStampProps) {
  return (
    <div css={stuck} className={className}>
      <div css={paper}>
        <div css={picture}>
          {shown && <Photo src={shown.src} alt={shown.alt} imageCss={shown.imageCss ?? null} sizes={sizes} />}
        </div>
        <p css={denomination} aria-hidden="true">
          {value}
        </p>
      </div>
    </div>
  );
}
