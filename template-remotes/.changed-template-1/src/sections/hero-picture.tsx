import { css } from '@emotion/react';
import { HeroBackgrounds } from '@janur/kit';

const fill = css({
  position: 'absolute',
  inset: 0,
  '& img': { objectPosition: '50% 30%' },
  '& [data-part="veil"]': { background: 'var(--clay-7)' },
  '& [data-part="pause"]': { background: 'var(--clay-7)', color: 'var(--lit)' },
});

/** The hero's pictures in the arch, or its film; nothing where the couple chose none. */
export function HeroPicture() {
  return <HeroBackgrounds css={fill} sizes="(min-width: 992px) 44vw, 80vw" />;
}
