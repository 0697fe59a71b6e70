import { css } from '@emotion/react';
import {
  beginningOf,
  ExternalLink,
  type EventView,
  Photo,
  ShareButton,
  useCouple,
  useDay,
  useEvents,
  useEyebrow,
  useQuote,
  useShare,
  useStory,
  useTexts,
} from '@janur/kit';
import type { CSSProperties } from 'react';
import { DESKTOP, TagWord } from '@janur/template-parts';
import { useLabels } from '../../skeleton/entries.ts';
import { TABLET } from '../../skeleton/media.ts';
import { useWide } from '../../skeleton/use-wide.ts';
import { doubleRule, HAIR } from './press.ts';

/** At most so many lines; all of it stands in the sheet that the text leads to. */
const lines = (most: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: most, overflow: 'hidden' }) as const;

const quote = css({
  gridArea: 'ear',
  marginRight: 'clamp(0px, 100vw - 240px, 32px)',
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  font: 'italic 400 .9375rem/1.15 var(--font-body)',
  '& > span': lines(2),
});

/** The left ear of the masthead. */
export function QuoteEar() {
  const { text } = useQuote();
  return (
    <a css={quote} href="#quote">
      <span>{text}</span>
    </a>
  );
}

const ear = css({
  gridArea: 'share',
  marginLeft: 'clamp(-40px, 228px - 100vw, -12px)',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  color: 'var(--red)',
  font: '600 .9375rem/1.1 var(--font-body)',
  textAlign: 'end',
  '& > div': { flex: 'none', width: 44, height: 44 },
  '& > :is(a, p)': {
    minWidth: 0,
    fontSize: 'max(.75rem, min(.9375rem, 122px / (var(--letters) * .58)))',
    overflowWrap: 'anywhere',
    minHeight: 44,
    alignContent: 'center',
  },
  '& [data-part="share"]': {
    position: 'relative',
    display: 'block',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    fontSize: 0,
    outlineOffset: -3,
    cursor: 'pointer',
  },
  '& [data-part="share"]::before': {
    content: '""',
    position: 'absolute',
    inset: 12,
    background: 'currentColor',
    maskImage:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.9'%3E%3Cpath d='M10 13V2M6 5.5L10 1.5l4 4M4 9H3v9.5h14V9h-1'/%3E%3C/svg%3E\")",
  },
  '& [data-part="share"][data-state="copied"]': {
    width: 'auto',
    font: '600 .9375rem/1.1 var(--font-body)',
    '&::before': { display: 'none' },
  },
  '& [data-part="address"]:not([hidden])': { display: 'block', maxWidth: 180, overflowWrap: 'anywhere' },
});

/** The right ear: the hashtag, and sharing. */
export function ShareEar() {
  const { hashtag, banner } = useShare();
  const { t } = useTexts();
  const text = hashtag ?? t('share.title');
  const letters = { '--letters': Math.max(8, text.length) } as CSSProperties; // its type knows no custom properties
  return (
    <div css={ear}>
      {banner ? (
        <a href="#share_banner" style={letters}>
          <TagWord word={text} />
        </a>
      ) : (
        hashtag && (
          <p style={letters}>
            <TagWord word={text} />
          </p>
        )
      )}
      <ShareButton />
    </div>
  );
}

const captions = css({
  gridArea: 'names',
  display: 'block',
  minHeight: 44,
  marginTop: 'calc(-4 * var(--v))',
  font: 'italic 400 .9063rem/1.2 var(--font-body)',
  hyphens: 'auto',
  [TABLET]: { fontSize: '1.1875rem' },
  [DESKTOP]: { fontSize: 'max(1.0625rem, calc(16 * var(--v)))' },
  '& b': { fontWeight: 600, fontStyle: 'normal' },
});

/** Who is to be seen above: no name of them is ever cut. */
export function Captions() {
  const { hosts } = useCouple();
  return (
    <a css={captions} href="#bride_groom">
      <span>
        {hosts.map(({ side, fullName, parentageText }, index) => (
          <span key={side}>
            {index > 0 && '; '}
            <b>{fullName}</b>
            {parentageText && `, ${parentageText}`}
          </span>
        ))}
        .
      </span>
    </a>
  );
}

export const lead = css({
  gridArea: 'story',
  position: 'relative',
  minWidth: 0,
  borderTop: HAIR,
  boxShadow: '0 -4px 0 -1px var(--base), 0 -6px 0 -1px var(--ink)',
  paddingTop: 'calc(7 * var(--v))',
  font: '400 1rem/1.24 var(--font-body)',
  hyphens: 'auto',
  '& > strong': { display: 'none' },
  '& > [data-columns]': lines(6),
  [TABLET]: { fontSize: '1.25rem', '& > [data-columns]': lines(8) },
  '& > [data-columns]::first-letter': {
    float: 'left',
    padding: '5px 6px 0 0',
    font: '400 3.125rem/.74 var(--font-script)',
    color: 'var(--red)',
  },
  '@media (max-height: 720px)': { '& > [data-columns]': lines(5) },
  [DESKTOP]: {
    boxShadow: 'none',
    borderTop: 0,
    '&::before': { ...doubleRule, marginBottom: 'calc(9 * var(--v))' },
    fontSize: 'max(1rem, calc(15.5 * var(--v)))',
    lineHeight: 1.34,
    '& > strong': {
      display: 'block',
      marginBottom: 'calc(9 * var(--v))',
      font: '700 calc(38 * var(--v))/1 var(--font-heading)',
      letterSpacing: '-.02em',
      color: 'var(--title)',
    },
    '& > [data-columns]': { display: 'block', columns: 2, columnGap: 24, columnRule: HAIR, overflow: 'hidden' },
  },
});
/** In print: the chapter's picture before its columns. */
const plate = css({
  float: 'left',
  width: '31%',
  aspectRatio: '4 / 3',
  margin: '4px 20px 0 0',
  filter: 'grayscale(1) contrast(1.2)',
  border: HAIR,
});
const running = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  marginBottom: 'calc(8 * var(--v))',
  paddingBottom: 4,
  borderBottom: HAIR,
  font: '600 max(.875rem, calc(13 * var(--v)))/1.2 var(--font-body)',
  '& > b': { font: '700 1.25em/1 var(--font-heading)' },
  '& > i': { font: '400 1.5em/1 var(--font-script)' },
});

/** What stands at the head of the second page. */
function RunningHead() {
  const eyebrow = useEyebrow();
  const day = useDay();
  return (
    <small css={running} aria-hidden="true">
      <b>2</b>
      <i>{eyebrow}</i>
      <span>{day?.format('default')}</span>
    </small>
  );
}
const WORDS = 60;
const WORDS_ON_TWO_PAGES = 130;

/**
 * The lead article: the story's beginning, sixty words of it at most; two pages have room for its headline and more. With
 * PARAGRAPH the text alone.
 */
export function Lead() {
  const { chapters, isParagraph } = useStory();
  const isWide = useWide();
  const picture = !isParagraph && chapters[0]?.imageUrl;
  const most = isWide ? WORDS_ON_TWO_PAGES : WORDS;
  const words = chapters.flatMap(({ text, title }) => (text ?? title ?? '').split(/\s+/));
  const shown = words.slice(0, most).join(' ');
  const headline = !isParagraph && chapters[0]?.text && chapters[0].title;
  return (
    <a css={lead} href="#our_story">
      {isWide && <RunningHead />}
      {headline && <strong aria-hidden="true">{headline}</strong>}
      {isWide && picture && <Photo css={plate} src={picture} alt="" sizes="320px" />}
      <span data-columns="">
        {shown}
        {words.length > most && ' …'}
      </span>
    </a>
  );
}

const agenda = css({
  gridArea: 'agenda',
  minWidth: 0,
  borderTop: HAIR,
  boxShadow: '0 -4px 0 -1px var(--base), 0 -6px 0 -1px var(--ink)',
  paddingTop: 'calc(7 * var(--v))',
  '& > [data-title]': {
    font: '700 .875rem/1.1 var(--font-heading)',
    letterSpacing: '.09em',
    textTransform: 'uppercase',
  },
  '& > ul': { marginTop: 'calc(6 * var(--v))', borderTop: HAIR },
  '& li + li': { borderTop: '1px dotted var(--ink)' },
  [DESKTOP]: {
    boxShadow: 'none',
    borderTop: 0,
    '&::before': { ...doubleRule, marginBottom: 12 },
    '& > [data-title]': { fontSize: 'max(1.125rem, calc(17 * var(--v)))' },
    // a day's hours side by side
    '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', columnGap: 16 },
    '& li + li': { borderTop: 0, borderLeft: '1px dotted var(--ink)', paddingLeft: 16 },
  },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  alignItems: 'center',
  '& > a': { minHeight: 48, alignContent: 'center', padding: '3px 0' },
  '& > a:first-of-type': { font: '400 .9688rem/1.2 var(--font-body)' },
  '& > a:last-of-type:not(:first-of-type)': {
    display: 'grid',
    placeContent: 'center end',
    paddingRight: 6,
    color: 'var(--red)',
    outlineOffset: -3,
  },
  '& > a:only-child': { gridColumn: '1 / -1' },
  '& b': { font: '700 1rem/1.1 var(--font-heading)' },
  '& span': { display: 'block' },
  [TABLET]: { '& > a:first-of-type': { fontSize: '1.1875rem' }, '& b': { fontSize: '1.1875rem' } },
  [DESKTOP]: {
    paddingBlock: 'calc(6 * var(--v))',
    '& > a:first-of-type': { fontSize: 'max(1rem, calc(15.5 * var(--v)))', lineHeight: 1.28 },
    '& b': { display: 'block', fontSize: 'calc(34 * var(--v))', letterSpacing: '-.02em', lineHeight: 1.1 },
  },
});
const all = css({
  display: 'block',
  minHeight: 44,
  alignContent: 'center',
  font: '600 .9375rem/1.2 var(--font-body)',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
});
const MOST = 2;

/** The agenda: two events with hour, title, place and map. */
export function Agenda() {
  const events = useEvents();
  const { wedding_event: title } = useLabels();
  return (
    <div css={agenda}>
      <p data-title="">{title}</p>
      <ul>
        {events.slice(0, MOST).map((event) => (
          <li key={event.id}>
            <Row event={event} />
          </li>
        ))}
        {events.length > MOST && (
          <li>
            <a css={all} href="#wedding_event">
              {title} ({events.length})
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function Row({ event: { anchor, title, time, location, street, mapsUrl } }: { event: EventView }) {
  const { t } = useTexts();
  const isWide = useWide();
  return (
    <div css={row}>
      <a href={`#${anchor}`}>
        <span>
          <b>{beginningOf(time)}</b> {title}
        </span>
        {location && <span>{location}</span>}
        {isWide && street && <span>{street}</span>}
      </a>
      {mapsUrl && (
        <ExternalLink href={mapsUrl} label={`${t('events.map')}: ${title}`}>
          <svg
            width="20"
            height="24"
            viewBox="0 0 20 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            aria-hidden
          >
            <path d="M10,22C4,14 2,12 2,9a8,8 0 0 1 16,0C18,12 16,14 10,22Z" />
            <circle cx="10" cy="9" r="3" />
          </svg>
        </ExternalLink>
      )}
    </div>
  );
}
