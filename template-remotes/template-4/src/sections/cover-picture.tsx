import { css } from '@emotion/react';
import { HeroBackgrounds, useCouple, useHero } from '@janur/kit';
import { Unveil } from '../parts/unveil.tsx';

const fill = css({
  position: 'absolute',
  inset: 0,
  '& img': { objectPosition: '50% 40%' },
  '& [data-part="pause"]': { borderRadius: 0, background: '#141414', top: 0, bottom: 'auto', right: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    background: 'var(--shade)',
  },
});
const box = css({ width: '100%', height: '100%' });

/** Without a picture there is only type: the ampersand, or a single host's initial. */
const plate = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  color: 'var(--base)',
  background: 'var(--third)',
  font: 'italic 400 min(96vw, 30rem)/.8 var(--font-heading)',
  paddingBottom: '16%',
});

/** The couple's pictures or film under the mask; a plate of type where they chose none. */
export function CoverPicture() {
  const { backgrounds, filmUrl } = useHero();
  const { initials, isSingleHost } = useCouple();
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <Unveil css={box}>
      {isEmpty ? (
        <div css={plate} aria-hidden="true">
          {isSingleHost ? initials[0] : '&'}
        </div>
      ) : (
        <HeroBackgrounds css={fill} sizes="(min-width: 992px) 50vw, 82vw" />
      )}
    </Unveil>
  );
}
