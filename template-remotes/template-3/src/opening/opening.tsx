import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Gunungan, GununganAgain } from '../drawings/gunungan.tsx';
import { Ukel } from '../drawings/ukel.tsx';
import * as gate from './gate-styles.ts';
import * as styles from './word-styles.ts';

const TREE = 'opening-gunungan';
const CORNER =
  'M14,14h58c-6,10-20,8-24,20c16-4 22,8 14,18c-6,6-16,2-14-6c-8,8-14,6-18,18c-4-10 2-18-2-22c-2,14-4,20-14,26z';

/** The night before the story: a golden gunungan on two leaves that part like a gate. */
export function Opening({ view }: OpeningProps) {
  const { names, eyebrow, guest, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={gate.root}>
      <div css={[gate.leaf, gate.left]}>
        <div css={[gate.stage, gate.fromLeft]}>
          <Gunungan id={TREE} css={gate.gunungan} isHollow={cover !== null} />
          <GununganAgain of={TREE} css={[gate.gunungan, gate.further, gate.atLeft]} />
          <Corner css={[gate.corner, gate.topLeft]} />
          <Corner css={[gate.corner, gate.bottomLeft]} />
        </div>
      </div>
      <div css={[gate.leaf, gate.right]}>
        <div css={[gate.stage, gate.fromRight]}>
          <GununganAgain of={TREE} css={gate.gunungan} />
          <GununganAgain of={TREE} css={[gate.gunungan, gate.further, gate.atRight]} />
          <Corner css={[gate.corner, gate.topRight]} />
          <Corner css={[gate.corner, gate.bottomRight]} />
        </div>
      </div>
      {cover && (
        <div css={gate.picture} data-type={cover.type}>
          <Cover cover={cover} sizes={cover.type === 'PHOTO' ? '(min-width: 576px) 320px, 58vw' : '200px'} />
        </div>
      )}
      <div css={gate.sweep} />
      <div css={styles.words}>
        <div css={styles.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          <p css={styles.eyebrow}>{eyebrow}</p>
          <p css={styles.names}>
            <Names names={names} joiner="&" />
          </p>
          <Ukel css={styles.ukel} />
          {style !== 'QUERY_REVERSE' && greeting}
          <button type="button" data-part="open" css={styles.button}>
            <span>{texts.open}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

/** A leaf of gold in a corner of the frame. */
function Corner({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="14 14 76 86" aria-hidden="true" focusable="false">
      <path d={CORNER} fill={`url(#${TREE}-gold)`} />
    </svg>
  );
}
