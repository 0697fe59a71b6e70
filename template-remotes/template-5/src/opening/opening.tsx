import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Crown, CrownAgain } from '../drawings/crown.tsx';
import { Dial } from './dial.tsx';
import * as lift from './lift-styles.ts';
import * as styles from './word-styles.ts';

const CROWN = 'opening-crown';

/** A lift of the ballroom's hotel: its doors, which part, bear the crown of a skyscraper split by their seam. */
export function Opening({ view }: OpeningProps) {
  const { names, initials, joiner, eyebrow, guest, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  const isReversed = style === 'QUERY_REVERSE';
  return (
    <div css={lift.root}>
      <Wall side="left" initial={initials[0]} />
      <Wall side="right" initial={initials[1]} />
      <div css={lift.front}>
        <div css={lift.storey}>
          <div css={[lift.pilaster, lift.atLeft]} />
          <div css={[lift.pilaster, lift.atRight]} />
          <div css={lift.head}>
            <Dial css={lift.dial} day={view.day} />
            <div css={lift.frieze} />
            <div css={lift.transom}>
              {isReversed && greeting}
              <p css={styles.eyebrow}>{eyebrow}</p>
              <p css={styles.names} data-single={names.length === 1 ? '' : undefined}>
                <Names names={names} joiner={joiner} />
              </p>
            </div>
          </div>
          <div css={lift.car}>
            <div css={[lift.leaf, lift.left]}>
              <Crown id={CROWN} css={[lift.crown, lift.fromLeft]} isHollow={cover !== null} />
              <div css={[lift.seam, lift.seamOfLeft]} />
            </div>
            <div css={[lift.leaf, lift.right]}>
              <CrownAgain of={CROWN} css={[lift.crown, lift.fromRight]} />
              <div css={[lift.seam, lift.seamOfRight]} />
            </div>
            {cover && (
              <div css={lift.picture} data-type={cover.type}>
                <div>
                  <Cover cover={cover} sizes={cover.type === 'PHOTO' ? '(min-width: 576px) 400px, 76vw' : '200px'} />
                </div>
              </div>
            )}
          </div>
          <div css={lift.base}>
            {!isReversed && greeting}
            <button type="button" data-part="open" css={styles.button}>
              <Knob path="M-6,4L0,-6L6,4Z" />
              <span>{texts.open}</span>
              <Knob path="M-6,-4L0,6L6,-4Z" />
            </button>
            <div css={lift.plinth} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Beside the lift on wide windows: a panel with an initial over the same crown. */
function Wall({ side, initial }: { side: 'left' | 'right'; initial: string | undefined }) {
  return (
    <div css={lift.wall} data-side={side} aria-hidden="true">
      <p css={lift.wallInitial}>
        <span>{initial}</span>
      </p>
      <CrownAgain of={CROWN} css={lift.wallCrown} />
      <div css={lift.wallPlinth} />
    </div>
  );
}

function Knob({ path }: { path: string }) {
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      <circle r="15" fill="var(--on-primary)" />
      <circle r="12" fill="none" stroke="var(--primary)" strokeWidth="1.2" />
      <path d={path} fill="var(--lit)" />
    </svg>
  );
}
