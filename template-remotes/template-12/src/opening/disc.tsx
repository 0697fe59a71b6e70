import { css } from '@emotion/react';
import { Cover, type OpeningCover } from '@janur/kit';
import type { ReactNode } from 'react';
import { harsh, poster } from '../parts/type.ts';

/** As wide as `--disc`; half of what is in it may be beyond the screen's edge. */
const disc = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 'var(--disc)',
  height: 'var(--disc)',
  borderRadius: '50%',
  overflow: 'hidden',
  color: 'var(--ground)',
  background: 'var(--type)',
  '& > b': { ...poster, fontSize: 'calc(var(--disc) * .8)', lineHeight: 1, transform: 'translateX(-4%)' },
});
const picture = css({
  width: '100%',
  height: '100%',
  objectPosition: 'var(--cover-position, 50% 30%)',
  ...harsh,
});
/** Other pictures than a photo stand in their own window, whole and away from the edge. */
const window = css({
  borderRadius: 0,
  width: 'auto',
  height: 'auto',
  background: 'none',
  transform: 'translateX(calc(var(--out, 0px) * -1 - 20px))',
  '& img': { width: 'calc(var(--disc) * .84)', border: '2px solid var(--type)' },
  '&[data-type="LANDSCAPE"] img': { aspectRatio: '3 / 2', height: 'auto' },
  '&[data-type="PORTRAIT"] img': { aspectRatio: '3 / 4', height: 'auto', width: 'calc(var(--disc) * .72)' },
  '&[data-type="LOGO"] img': {
    aspectRatio: '1',
    height: 'auto',
    border: 0,
    objectFit: 'contain',
    maxWidth: '55vw',
    filter: 'none',
  },
});

/** The disc between the names; the couple's picture takes the sign's place. */
export function Disc({
  cover,
  className,
  children,
}: {
  cover: OpeningCover | null;
  className?: string;
  children: ReactNode;
}) {
  if (!cover)
    return (
      <div css={disc} className={className}>
        {children}
      </div>
    );
  const isRound = cover.type === 'PHOTO';
  return (
    <div css={[disc, !isRound && window]} className={className} data-type={cover.type}>
      <Cover cover={cover} sizes="(min-width: 576px) 400px, 57vw" css={picture} />
    </div>
  );
}
