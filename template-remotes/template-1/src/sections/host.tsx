import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { HostPhoto, nameStyle, Parentage, SocialLinks } from '@janur/template-parts';
import { Fragment } from 'react';
import { ArchFrame, sill } from '../drawings/arch-frame.tsx';
import { PLASTER } from '../parts/plaster.ts';
import { Scenery } from '../parts/scenery.tsx';

export const view = css({ '--horizon': 'calc(120 * var(--u))' });
export const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 25%' });

/** Each host is an arch and words; beside each other they share the rows of the grid around them. */
const person = css({
  position: 'relative',
  display: 'grid',
  gap: 20,
  '&[data-layout="own"]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '&[data-layout="stacked"]': { textAlign: 'start' },
  '&[data-layout="stacked"][data-index="1"]': { justifyItems: 'end', textAlign: 'end' },
  '&[data-layout="single"]': { justifyItems: 'center' },
  '&[data-layout="wide"]': { gap: 0 },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
});

const arch = css({
  width: '100%',
  aspectRatio: '306 / 392',
  '[data-layout="own"][data-index="0"] &': { width: 'calc(100% + 14px)' },
  '[data-layout="own"][data-index="1"] &': { width: 'calc(100% + 14px)', marginLeft: -14, marginTop: '26%' },
  '[data-layout="stacked"] &': { width: 'min(74%, 360px)' },
  '[data-layout="single"] &': { width: 'min(82%, 400px)' },
});
const shell = css({
  width: '100%',
  display: 'grid',
  '[data-layout="own"][data-index="1"] &': { zIndex: 1 },
  '[data-layout="stacked"][data-index="1"] &': { justifyItems: 'end' },
  '[data-layout="single"] &': { justifyItems: 'center' },
});
const round = css({
  position: 'relative',
  width: 116,
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
  '--u': '0.38px',
  border: '5px solid var(--clay-2)',
  boxShadow: '0 0 0 1.5px var(--lit), 0 0 0 6px var(--clay-1)',
});

const SIZES = '(min-width: 992px) 280px, 60vw';

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const picture = (
    <>
      <Scenery css={view} />
      <HostPhoto css={fill} host={host} sizes={SIZES} />
    </>
  );
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={shell} delay={index * 120}>
        {layout === 'round' ? (
          <div css={round}>{picture}</div>
        ) : (
          <ArchFrame css={[arch, layout !== 'wide' && sill]}>{picture}</ArchFrame>
        )}
      </Reveal>
      <HostText host={host} layout={layout} />
    </article>
  );
}

const words = css({
  minWidth: 0,
  textAlign: 'center',
  '[data-layout="stacked"] &, [data-layout="round"] &': { textAlign: 'inherit' },
  '& h3': {
    fontSize: 'clamp(1.0625rem, min(6vw, 78vw / var(--word)), 1.75rem)',
    lineHeight: 1.15,
    color: 'var(--title)',
    hyphens: 'auto',
  },
  '& p': { marginTop: 8, fontSize: '1rem', lineHeight: 1.45 },
  '& strong': { fontWeight: 600 },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: 8 },
  // the networks of both stand at one height
  '[data-layout="own"] &': { display: 'flex', flexDirection: 'column', '& ul': { marginTop: 'auto', paddingTop: 8 } },
  '[data-layout="stacked"] & ul, [data-layout="round"] & ul': { justifyContent: 'inherit' },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'flex-end' },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, borderRadius: 24 },
  '&[data-layout="wide"]': {
    position: 'relative',
    marginTop: -104,
    padding: '44px 24px 24px',
    color: 'var(--on-primary)',
    '--focus': 'var(--on-primary)',
    background: `${PLASTER}, linear-gradient(#0000, var(--primary) 40px)`,
    '& h3': { color: 'inherit' },
  },
});

/** Name, child order, parents and networks of one host. */
export function HostText({ host, layout }: { host: HostView; layout: CoupleLayout }) {
  return (
    <div css={words} data-layout={layout}>
      <h3 style={nameStyle([host.fullName])}>{host.fullName}</h3>
      {host.parentage.length > 0 && (
        <p>
          {host.parentage.map(({ line, text }, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line === 'parents' ? (
                <strong data-line="parents">
                  <Parentage text={text} />
                </strong>
              ) : (
                text
              )}
            </Fragment>
          ))}
        </p>
      )}
      <SocialLinks host={host} />
    </div>
  );
}
