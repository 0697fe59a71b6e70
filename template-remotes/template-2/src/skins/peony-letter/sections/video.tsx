import { css } from '@emotion/react';
import { PrewedVideo, Reveal, useCouple, useDay } from '@janur/kit';
import { DESKTOP, nameStyle, VideoSection } from '@janur/template-parts';
import peony from '../assets/peony.webp';
import { outlineButton } from '../parts/buttons.ts';
import { script } from '../parts/letters.ts';
import { Page } from '../parts/page.tsx';
import { Postmark } from '../parts/postmark.tsx';
import { airmail } from '../parts/sheet.ts';
import { perforated, stuck } from '../parts/stamp.ts';

const postcard = css(airmail, {
  marginTop: 30,
  padding: 10,
  [DESKTOP]: { padding: 16, maxWidth: 800, marginInline: 'auto' },
});
const film = css({
  '& [data-part="screen"]': { background: 'var(--wine-deep)' },
  '& [data-part="play-icon"]': { width: 72, height: 72, filter: 'drop-shadow(0 3px 8px #0007)' },
  '& [data-part="page"]': { paddingTop: 10 },
  '& [data-part="page"] a': { ...outlineButton, display: 'inline-grid' },
});
/** The written side: lines for an address, a stamp, its postmark. */
const back = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px',
  gap: 54,
  alignItems: 'end',
  padding: '18px 6px 8px 8px',
  textAlign: 'start',
});
const address = css({
  '& p': {
    borderBottom: '1.5px dotted var(--line)',
    padding: '4px 0',
    font: 'italic 400 1.0625rem/1.3 var(--font-body)',
  },
  '& p:first-of-type': {
    ...script,
    fontSize: 'max(1.375rem, min(calc(1.875rem * var(--script)), calc(46vw / (var(--word) * .42 + 1))))',
    lineHeight: 1.1,
    fontStyle: 'normal',
    color: 'var(--caps-on-base)',
  },
});
const stamp = css(stuck, {
  height: 92,
  transform: 'rotate(2deg)',
  '& > div': perforated,
  '& > div:first-of-type': {
    height: '100%',
    background: `url(${peony}) 50% / 62px auto no-repeat, linear-gradient(var(--third) 0 0) 50% / calc(100% - 16px) calc(100% - 16px) no-repeat, #fffdfa`,
  },
});
const mark = css({ '&&': { position: 'absolute' }, right: 68, bottom: 12, width: 66, transform: 'rotate(-12deg)' });

/** The film as a picture postcard. */
export function Video() {
  const { names, joinedNames } = useCouple();
  const day = useDay();
  return (
    <VideoSection page={Page}>
      <Reveal>
        <div css={postcard}>
          <PrewedVideo css={film} />
          <div css={back} style={nameStyle(names)}>
            <div css={address}>
              <p>{joinedNames}</p>
              {day && <p>{day.format('default')}</p>}
            </div>
            <div css={stamp}>
              <div />
            </div>
            <Postmark css={mark} around={joinedNames} lines={[null, day?.day]} />
          </div>
        </div>
      </Reveal>
    </VideoSection>
  );
}
