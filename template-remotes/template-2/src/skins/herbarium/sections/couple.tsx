import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP } from '@janur/template-parts';
import { Masked } from '../../../skeleton/masked.tsx';
import brushWide from '../assets/brush-wide.svg';
import { Flowers } from '../parts/flowers.tsx';
import { Page } from '../parts/page.tsx';
import { POSY } from '../parts/pieces.ts';
import { bleeding, Wash } from '../parts/wash.tsx';
import { Host, HostWords } from './host.tsx';

const greeting = css({
  maxWidth: 560,
  margin: '18px auto 0',
  textAlign: 'center',
  fontSize: '1.1875rem',
  whiteSpace: 'pre-line',
});

const row = css({
  position: 'relative',
  display: 'grid',
  gap: 56,
  marginTop: 36,
  [DESKTOP]: {
    gap: 72,
    '&:is([data-layout="own"], [data-layout="wide"], [data-layout="round"])': { gridTemplateColumns: '1fr 1fr' },
  },
});

const frame = css({ position: 'relative', width: 'min(100%, 680px)', aspectRatio: '8 / 5', marginInline: 'auto' });
const under = css({ inset: '-6% -3%' });
const picture = css({ position: 'absolute', inset: '2% 2%' });
const posy = css({ right: 'calc(-34 * var(--u))', top: 'calc(-56 * var(--u))' });
const columns = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 });

/** The hosts, each where a brush left them; how they stand is `bride_groom_style`. */
export const Couple = () => (
  <CoupleSection
    page={Page}
    greeting={greeting}
    row={row}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(shown) =>
      shown && (
        <Reveal>
          <div css={frame}>
            <Wash css={[under, bleeding]} shape="stroke" />
            <Masked css={picture} mask={brushWide}>
              <CouplePhoto picture={shown} sizes="(min-width: 992px) 680px, 92vw" />
            </Masked>
            <Flowers css={posy} piece={POSY} />
          </div>
        </Reveal>
      )
    }
    words={(host) => <HostWords key={host.side} host={host} layout="one-photo" />}
    columns={columns}
  />
);
