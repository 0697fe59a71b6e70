import { css } from '@emotion/react';
import { TagWord } from '@janur/template-parts';
import {
  beginningOf,
  ExternalLink,
  type EventView,
  ShareButton,
  useEvents,
  useQuote,
  useShare,
  useTexts,
} from '@janur/kit';
import { useLabels } from '../../skeleton/entries.ts';
import { LOW } from '../../skeleton/media.ts';

const quote = css({
  order: 2,
  display: 'block',
  marginTop: 'calc(10 * var(--v))',
  padding: '0 6px',
  font: 'italic 400 max(.9375rem, calc(16 * var(--v)))/1.4 var(--font-body)',
  textShadow: '0 1px 0 #fff',
  minHeight: 44,
  alignContent: 'center',
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    textWrap: 'balance',
  },
});

/** The quote's first lines; all of it, and whose it is, stand in its sheet. */
export function QuoteLine() {
  const { text } = useQuote();
  return (
    <a css={quote} href="#quote">
      <span>{text}</span>
    </a>
  );
}

const rows = css({
  order: 4,
  marginTop: 'calc(14 * var(--v))',
  borderTop: '1px solid var(--rule)',
  textAlign: 'start',
  '& > li + li': { borderTop: '1px solid color-mix(in srgb, var(--rule) 70%, #0000)' },
});
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  columnGap: 8,
  alignItems: 'center',
  minHeight: 'max(48px, calc(58 * var(--v)))',
  '& > a:last-of-type': { minHeight: 48, display: 'grid', placeContent: 'center', color: 'var(--title-on-third)' },
  '& > [data-words]': {
    gridColumn: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(52px, auto) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    placeContent: 'center stretch',
  },
  '& b': {
    maxWidth: 92,
    font: '600 max(1.125rem, calc(22 * var(--v)))/1.05 var(--font-heading)',
    fontVariantNumeric: 'lining-nums',
    color: 'var(--title-on-third)',
  },
  '& b[data-long]': { fontSize: '.9375rem' },
  '& strong': { display: 'block', font: '500 1rem/1.25 var(--font-body)' },
  '& small': {
    font: '400 .9063rem/1.25 var(--font-body)',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
});
const all = css({
  display: 'grid',
  placeContent: 'center',
  minHeight: 44,
  textAlign: 'center',
  font: '600 1rem/1.2 var(--font-heading)',
  letterSpacing: '.06em',
  color: 'var(--title-on-third)',
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});
const MOST = 2;

/** Two events at most, with their hour, place and map; each leads to all that is to say of it. */
export function EventRows() {
  const events = useEvents();
  const { wedding_event } = useLabels();
  return (
    <ul css={rows}>
      {events.slice(0, MOST).map((event) => (
        <li key={event.id}>
          <Row event={event} />
        </li>
      ))}
      {events.length > MOST && (
        <li>
          <a css={all} href="#wedding_event">
            {wedding_event} ({events.length})
          </a>
        </li>
      )}
    </ul>
  );
}

function Row({ event }: { event: EventView }) {
  const { t } = useTexts();
  const { title, time, location, mapsUrl, anchor } = event;
  const start = beginningOf(time);
  return (
    <div css={row}>
      <a data-words="" href={`#${anchor}`}>
        <b data-long={start && start.length > 6 ? '' : undefined}>{start}</b>
        <span>
          <strong>{title}</strong>
          {location && <small>{location}</small>}
        </span>
      </a>
      {mapsUrl && (
        <ExternalLink href={mapsUrl} label={`${t('events.map')}: ${title}`}>
          <svg
            width="22"
            height="22"
            viewBox="0 0 22 22"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden
          >
            <path d="M11,20C5,13 4,11 4,8.5a7,7 0 0 1 14,0C18,11 17,13 11,20Z" />
            <circle cx="11" cy="8.5" r="2.6" />
          </svg>
        </ExternalLink>
      )}
    </div>
  );
}

const hashtag = css({
  order: 5,
  alignSelf: 'center',
  maxWidth: 'calc(100% - 90 * var(--v))',
  margin: 'calc(8 * var(--v)) calc(22 * var(--v)) 0 0',
  font: '400 max(1.375rem, calc(27 * var(--v)))/1.1 var(--font-script)',
  overflowWrap: 'anywhere',
  color: 'var(--copper)',
});
/** An outline in the card's corner; its words show once they say something. */
const share = css({
  position: 'absolute',
  right: 22,
  top: 'max(22px, 66px - 34 * var(--v))',
  textAlign: 'end',
  [LOW]: { top: 30 },
  '& [data-part="share"]': {
    position: 'relative',
    width: 48,
    height: 48,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--title-on-third)',
    fontSize: 0,
    cursor: 'pointer',
  },
  '& [data-part="share"]::before': {
    content: '""',
    position: 'absolute',
    inset: 14,
    background: 'currentColor',
    maskImage:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.6' stroke-linecap='round'%3E%3Cpath d='M10 13V2M6 5.5L10 1.5l4 4M4 9H3v9.5h14V9h-1'/%3E%3C/svg%3E\")",
  },
  '& [data-part="share"][data-state="copied"]': {
    width: 'auto',
    paddingInline: 8,
    font: '600 1rem/1 var(--font-heading)',
    '&::before': { display: 'none' },
  },
  '& [data-part="address"]': {
    display: 'block',
    maxWidth: 220,
    padding: 8,
    overflowWrap: 'anywhere',
    background: 'var(--paper)',
  },
  '& [data-part="address"][hidden]': { display: 'none' },
});

/** The hashtag at the card's foot, and sharing in its corner. */
export function HashtagLine() {
  const { hashtag: word, banner } = useShare();
  const { t } = useTexts();
  const text = word ?? t('share.title');
  return (
    <>
      {banner ? (
        <a css={[hashtag, tall]} href="#share_banner">
          <TagWord word={text} />
        </a>
      ) : (
        word && (
          <p css={hashtag}>
            <TagWord word={word} />
          </p>
        )
      )}
      <div css={share}>
        <ShareButton />
      </div>
    </>
  );
}
const tall = css({ minHeight: 44, alignContent: 'center' });
