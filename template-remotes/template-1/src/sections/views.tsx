import { css } from '@emotion/react';
import { Photo, useDay, useNavItems, useStory } from '@janur/kit';
import { DESKTOP, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Door } from '../drawings/door.tsx';
import { useChapterInView } from '../parts/chapter-in-view.ts';

const view = css({
  display: 'none',
  [DESKTOP]: {
    display: 'block',
    position: 'absolute',
    inset: 0,
    opacity: 0,
    transition: 'opacity 900ms',
    '&[data-shown]': { opacity: 1 },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    [WITHOUT_MOTION]: { transition: 'none' },
    [REDUCED_MOTION]: { transition: 'none' },
  },
});

/** The door comes up from the sill, as high as the arch is; behind it the wall is in shade. */
const gate = css({
  background: 'linear-gradient(var(--clay-6), var(--clay-7))',
  '& svg': {
    position: 'absolute',
    inset: '9% 7% 0',
    width: '86%',
    height: '91%',
    transform: 'translateY(5%)',
    transition: 'transform 900ms cubic-bezier(.2,.7,.2,1)',
    overflow: 'visible',
    [WITHOUT_MOTION]: { transition: 'none' },
    [REDUCED_MOTION]: { transition: 'none' },
  },
  '&[data-shown] svg': { transform: 'none' },
  '& p': {
    position: 'absolute',
    insetInline: 0,
    top: '54%',
    display: 'grid',
    gap: 8,
    textAlign: 'center',
    color: 'var(--on-olive)',
    font: '600 clamp(.875rem, 4.6cqw, 1.5rem)/1.2 var(--font-body)',
    letterSpacing: '.14em',
    textTransform: 'uppercase',
  },
  '& b': { font: '400 clamp(4rem, 30cqw, 10rem)/.9 var(--font-heading)', letterSpacing: 0 },
});

/** What the arch of wide windows looks out on: the chapter that is read, and the door of the day while it is about the events. */
export function Views() {
  const { chapters, isParagraph } = useStory();
  const chapter = useChapterInView();
  const section = useNavItems().find(({ isActive }) => isActive)?.section;
  const day = useDay();
  return (
    <div aria-hidden="true">
      {!isParagraph &&
        chapters.map(
          ({ id, imageUrl }, index) =>
            imageUrl && (
              <div key={id} css={view} data-shown={(section === 'our_story' && index === chapter) || undefined}>
                <Photo src={imageUrl} alt="" sizes="44vw" />
              </div>
            ),
        )}
      {day && (
        <div css={[view, gate]} data-shown={section === 'wedding_event' || section === 'rsvp' || undefined}>
          <Door leaf="var(--olive)" dark="#524f35" lit="#cdc298" />
          <p>
            <span>{day.weekday}</span>
            <b>{day.day}</b>
            <span>{day.month}</span>
          </p>
        </div>
      )}
    </div>
  );
}
