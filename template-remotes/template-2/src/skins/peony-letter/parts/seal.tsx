import { css } from '@emotion/react';
import { Fragment } from 'react';
import wax from '../assets/seal.webp';

const seal = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'var(--seal)',
  aspectRatio: '144 / 156',
  fontFamily: 'var(--font-body)',
  fontStyle: 'italic',
  fontWeight: 500,
  fontSize: 'calc(var(--seal) * .222)',
  lineHeight: 1,
  letterSpacing: '-.02em',
  color: '#ffe3e4',
  textShadow: '-1.2px -1.3px #4a0b1c, 1px 1px 1px #4a0b1c66',
  '& span': { position: 'relative', marginTop: '-.55em' },
});
const whole = css({
  '&::before': { content: '""', position: 'absolute', inset: 0, background: `url(${wax}) center / 100% 100%` },
});

/** Sealing wax with both initials; `--seal` is how wide it is. Its wax keeps its red, whatever the couple's colours. */
export function Seal({ initials, className }: { initials: readonly string[]; className?: string }) {
  return (
    <span css={[seal, whole]} className={className} aria-hidden="true">
      <span>
        {initials.map((initial, index) => (
          <Fragment key={index}>
            {index > 0 && '&'}
            {initial}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
