import { css } from '@emotion/react';
import { Reveal, useQuote } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import arm from '../assets/cub-arm.svg';
import cub from '../assets/cub.svg';
import { waving } from '../drawings/friends.tsx';
import { paper } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

const scene = css({ [DESKTOP]: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'end', gap: 40 } });
const bubble = css({
  ...paper,
  position: 'relative',
  padding: '30px 26px 32px',
  borderRadius: '44px 52px 40px 56px',
  textAlign: 'center',
  boxShadow: '0 10px 0 var(--shade)',
  '& p': { font: '600 clamp(1.1875rem, 5.2vw, 1.5rem)/1.4 var(--font-script)', whiteSpace: 'pre-line' },
  '& cite': { display: 'block', marginTop: 14, font: '800 1rem/1.4 var(--font-body)', color: 'var(--night)' },
  '& > svg': { position: 'absolute', left: '42%', top: 'calc(100% - 4px)', width: 64, height: 58 },
  [DESKTOP]: { flex: 1, marginBottom: 190, '& > svg': { left: -36, top: '62%', rotate: '78deg' } },
});
/** The little bear comes up from behind the page's edge and waves. */
const peeking = css({
  position: 'relative',
  isolation: 'isolate',
  width: 'min(52%, 210px)',
  margin: '30px auto -104px',
  '& img': { width: '100%', height: 'auto' },
  [DESKTOP]: { width: 330, margin: '0 0 -190px' },
});
const hand = css(waving, { '&&': { width: '36%' } });
const plain = css({
  textAlign: 'center',
  '& p': { font: '600 clamp(1.25rem, 5.6vw, 1.625rem)/1.4 var(--font-script)', whiteSpace: 'pre-line' },
  '& svg': { width: 96, margin: '20px auto 12px' },
  '& cite': { font: '800 1rem/1.4 var(--font-body)' },
});

/** The bear says it; with NO_FLOWER only the words and a squiggle. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  if (isPlain) {
    return (
      <Page tone="base">
        <blockquote css={plain}>
          <p>{text}</p>
          <svg
            viewBox="0 0 96 14"
            fill="none"
            stroke="var(--coral)"
            strokeWidth="5"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4,9q11,-12 22,0t22,0t22,0t22,0" />
          </svg>
          {source && <cite>{source}</cite>}
        </blockquote>
      </Page>
    );
  }
  return (
    <Page tone="sun" isWide>
      <Reveal css={scene}>
        <blockquote css={bubble}>
          <p>{text}</p>
          {source && <cite>{source}</cite>}
          <svg viewBox="0 0 64 58" aria-hidden="true">
            <path d="M4,0C10,26 8,42 0,56C26,48 44,30 56,0Z" fill="var(--paper)" />
          </svg>
        </blockquote>
        <div css={peeking}>
          <img src={cub} alt="" width="220" height="324" loading="lazy" draggable={false} />
          <img css={hand} src={arm} alt="" width="70" height="90" loading="lazy" draggable={false} />
        </div>
      </Reveal>
    </Page>
  );
}
