import { css } from '@emotion/react';
import { HeroBackgrounds, useCouple, useDay } from '@janur/kit';
import peony from '../assets/peony.webp';
import { caps } from '../parts/letters.ts';
import { Postmark } from '../parts/postmark.tsx';
import { perforated, stuck } from '../parts/stamp.ts';

const paper = css(perforated, {
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  padding: 10,
  background: 'var(--base)',
});
const picture = css({
  position: 'relative',
  overflow: 'hidden',
  boxShadow: '0 0 0 1px var(--title)',
  background: `url(${peony}) 50% 56% / 86% no-repeat, radial-gradient(circle at 50% 35%, var(--base), var(--secondary))`,
});
const fill = css({ position: 'absolute', inset: 0, '& img': { objectPosition: '50% 30%' } });
const value = css({
  ...caps,
  paddingTop: 5,
  lineHeight: 1.2,
  fontSize: '.75rem',
  textAlign: 'center',
  color: 'var(--caps-on-base)',
});

/** The couple's pictures as a stamp, cancelled by the postmark of their day; without any, a peony. */
export function HeroStamp({ className }: { className?: string }) {
  const { joinedNames, initials, isSingleHost } = useCouple();
  const day = useDay();
  const date = day?.numerals.split(/\D+/) ?? [];
  return (
    <div css={stuck} className={className}>
      <div css={paper}>
        <div css={picture}>
          <HeroBackgrounds css={fill} sizes="(min-width: 992px) 320px, 46vw" />
        </div>
        <p css={value} aria-hidden="true">
          {initials.join(' & ')}
        </p>
      </div>
      {day && (
        <Postmark
          isCancelling={!isSingleHost}
          around={`${joinedNames} ✦ ${day.month}`}
          lines={[day.format('weekday_short'), date.slice(0, 2).join('.'), date[2]]}
        />
      )}
    </div>
  );
}
