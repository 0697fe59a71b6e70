import { css } from '@emotion/react';
import { Reveal, useCouple, useCoupleLayout, useCouplePicture, useGreeting } from '@janur/kit';
import { CouplePhoto, DESKTOP } from '@janur/template-parts';
import { harsh, label, RULE } from '../parts/type.ts';
import { Facts } from './facts.tsx';
import { Host } from './host.tsx';

const section = css({ borderTop: RULE });
const head = css({
  display: 'grid',
  gap: 6,
  padding: '16px 20px',
  '& h2': { font: '700 1rem/1.2 var(--font-body)', letterSpacing: '.01em' },
  '& p': { ...label, fontWeight: 500, whiteSpace: 'pre-line', maxWidth: 560 },
  [DESKTOP]: { gridTemplateColumns: '25vw 1fr', gap: 0, padding: '20px 28px', '& > p': { fontSize: '1.25rem' } },
});
const hosts = css({
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(40%, 1fr))',
    '& > * + *': { borderLeft: RULE },
    '&[data-layout="stacked"]': { gridTemplateColumns: '1fr', '& > * + *': { borderLeft: 0 } },
  },
});
const both = css({
  borderTop: RULE,
  '& > img, & > picture > img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', ...harsh },
  [DESKTOP]: { '& > img, & > picture > img': { aspectRatio: '21 / 9' } },
});

/** Names that run out of the screen, and a table of facts below; how they stand is `bride_groom_style`. */
export function Couple() {
  const couple = useCouple();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  const { title, text } = useGreeting();
  return (
    <div css={section}>
      <div css={head}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {layout === 'one-photo' && picture && (
        <Reveal css={both}>
          <CouplePhoto picture={picture} sizes="100vw" />
        </Reveal>
      )}
      {layout === 'one-photo' ? (
        <Facts hosts={couple.hosts} />
      ) : (
        <div css={hosts} data-layout={layout}>
          {couple.hosts.map((host, index) => (
            <Host key={host.side} host={host} index={index} layout={layout} />
          ))}
        </div>
      )}
    </div>
  );
}
