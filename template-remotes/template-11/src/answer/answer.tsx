import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import laminate from '../assets/laminate-dark.svg';
import record from '../assets/record.svg';
import { Star } from '../drawings/star.tsx';
import { BURST } from '../parts/burst.ts';
import { darkPill, lightPill, pill } from '../parts/look.ts';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const floor = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(280px, 1fr) auto',
  minHeight: 'min(92dvh, 720px)',
  overflow: 'hidden',
  textAlign: 'center',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: `url("${laminate}") 50% 0 / 444px 840px, var(--teal)`,
  '&[data-state="declined"]': { backgroundColor: 'var(--deep)' },
});
const stage = css({ position: 'relative', overflow: 'hidden' });
const slides = keyframes({ from: { transform: 'translateX(-92px) rotate(-200deg)' } });
const disc = css({
  position: 'absolute',
  left: 'calc(50% - 62px)',
  top: 'calc(50% - 92px)',
  width: 190,
  height: 'auto',
  animation: `${slides} 1500ms cubic-bezier(.2,.7,.2,1) both`,
  // it stays in its sleeve
  '&[data-kept]': { left: 'calc(50% - 122px)', animation: 'none' },
  ...still,
});
/** An LP's sleeve: a sunset in flat stripes. */
const sleeve = css({
  position: 'absolute',
  left: 'calc(50% - 150px)',
  top: 'calc(50% - 104px)',
  width: 208,
  height: 208,
  display: 'grid',
  alignContent: 'end',
  padding: 12,
  overflow: 'hidden',
  color: 'var(--soot)',
  font: '400 1.5rem/1.05 var(--font-script)',
  textAlign: 'start',
  overflowWrap: 'break-word',
  background:
    'radial-gradient(circle at 100% 0, var(--red) 0 34%, var(--gold) 34.4% 52%, var(--peach, var(--third)) 52.4% 70%, var(--cream) 70.4%)',
  boxShadow: '8px 9px 0 #0004',
});
const pops = keyframes({ '0%, 45%': { transform: 'scale(0) rotate(-40deg)' }, '80%': { transform: 'scale(1.12)' } });
const burst = css({
  position: 'absolute',
  right: 'calc(50% - 176px)',
  top: 'calc(50% + 6px)',
  width: 124,
  height: 124,
  display: 'grid',
  placeItems: 'center',
  font: '400 2.75rem/1 var(--font-heading)',
  color: 'var(--cream)',
  background: 'var(--red)',
  clipPath: BURST,
  animation: `${pops} 1200ms cubic-bezier(.3,1.3,.5,1) both`,
  ...still,
});
const star = css({
  position: 'absolute',
  left: '8%',
  top: '12%',
  width: 58,
  '& + &': { left: 'auto', right: '7%', top: '16%', width: 40 },
});
const said = css({
  padding: '26px 22px 32px',
  color: 'var(--soot)',
  '--focus': 'var(--soot)',
  background: 'var(--paper)',
  borderTop: '10px solid var(--gold)',
  boxShadow: '0 -10px 0 var(--red)',
  '& h2': { fontSize: 'clamp(1.75rem, 8.4vw, 2.5rem)', lineHeight: 1.08, color: 'var(--red)', hyphens: 'auto' },
  '& p': { maxWidth: 420, margin: '10px auto 0', font: '500 1.0625rem/1.5 var(--font-body)' },
});
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  marginTop: 22,
  '& :is(button, a, summary)': darkPill,
  '& [data-part="again"]': { ...lightPill, boxShadow: 'inset 0 0 0 2px var(--deep)' },
  '& [data-part="close"]': { ...pill, minHeight: 54, paddingInline: 34, borderRadius: 27 },
});

/** The guest's own record comes out of its sleeve and turns; for who cannot come it is kept in it. */
export function Answer({ scene, words, actions }: AnswerProps) {
  const { state, guest, count } = scene;
  const plays = state !== 'declined' && state !== 'kept' && state !== 'failed';
  return (
    <div css={floor} data-state={state}>
      <div css={stage} aria-hidden="true">
        <Star css={star} />
        <Star css={star} />
        <img css={disc} data-kept={plays ? undefined : ''} src={record} alt="" draggable={false} />
        <span css={sleeve}>{guest}</span>
        {plays && count && <b css={burst}>× {count}</b>}
      </div>
      <div css={said}>
        {words}
        <div css={buttons}>{actions}</div>
      </div>
    </div>
  );
}
