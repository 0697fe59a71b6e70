import { css } from '@emotion/react';
import { DESKTOP, RsvpSection } from '@janur/template-parts';
import { Flowers } from '../parts/flowers.tsx';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/look.ts';
import { HERO_LOW_RIGHT, OPENING_LOW_LEFT, POSY } from '../parts/pieces.ts';
import { Wash } from '../parts/wash.tsx';
import { Banner } from './banner.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

/** Beside the form the heading has a wash and roses of its own, and stays while one writes. */
const sheet = css(column, {
  maxWidth: 608,
  [DESKTOP]: {
    maxWidth: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, .86fr) minmax(0, 1fr)',
    columnGap: 88,
    alignItems: 'start',
  },
});
const side = css({
  position: 'relative',
  [DESKTOP]: {
    position: 'sticky',
    top: 'max(40px, 50vh - 330px)',
    '--u': '1.16px',
    minHeight: 560,
    display: 'grid',
    alignContent: 'center',
    padding: '96px 34px',
    color: 'var(--ink-on-third)',
    '& h2': { color: 'var(--title-on-third)' },
  },
});
const painted = css({ display: 'none', [DESKTOP]: { display: 'block' } });
const under = css({ inset: '0 -12px' });
const posy = css({ right: 'calc(-52 * var(--u))', top: 'calc(-56 * var(--u))' });
const sprays = css({ left: 'calc(-74 * var(--u))', bottom: 'calc(-54 * var(--u))' });
const branch = css({
  right: 'calc(-34 * var(--u))',
  bottom: 'calc(-50 * var(--u))',
  scale: '.62',
  transformOrigin: '100% 100%',
});

const over = css({ position: 'relative', [DESKTOP]: { '& h2': { fontSize: '4.5rem' } } });

/** The form straight on the paper; with WISH_ONLY it is titled for wishes. */
export const Rsvp = () => (
  <RsvpSection
    page={({ title, above, children }) => (
      <div css={sheet}>
        <div css={side}>
          <div css={painted} aria-hidden="true">
            <Wash css={under} shape="tall" />
            <Flowers css={posy} piece={POSY} />
            <Flowers css={branch} piece={HERO_LOW_RIGHT} />
            <Flowers css={sprays} piece={OPENING_LOW_LEFT} />
          </div>
          <Heading css={over} above={above}>
            {title}
          </Heading>
        </div>
        <div>{children}</div>
      </div>
    )}
    form={rsvpForm}
    banner={(picture) => <Banner picture={picture} />}
  />
);
