import {
  type ChapterView,
  DressCode,
  EventLinks,
  type EventView,
  type HostView,
  Photo,
  useBanner,
  useCouple,
  useCoupleLayout,
  useCouplePicture,
  useEvents,
  useFooter,
  useInvitation,
  useStory,
} from '@janur/kit';
import { HostText, nameStyle } from '@janur/template-parts';
import { SectionSheet } from './section-sheet.tsx';
import type { SheetLook } from './sheet-look.ts';

interface Props {
  look: SheetLook;
}

export function QuoteSheet({ look }: Props) {
  const { content, option } = useInvitation().client;
  const { joinedNames } = useCouple();
  return (
    <SectionSheet look={look} section="quote" title={joinedNames}>
      <blockquote css={look.quote} data-plain={option.quote_style === 'NO_FLOWER' || undefined}>
        <p>{content.quote}</p>
        {content.quote_source && <cite>{content.quote_source}</cite>}
      </blockquote>
    </SectionSheet>
  );
}

export function CoupleSheet({ look }: Props) {
  const { hosts } = useCouple();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <SectionSheet look={look} section="bride_groom" banner={layout === 'one-photo' ? picture : null}>
      <div css={look.couple} data-layout={layout}>
        {hosts.map((host) => (
          <Host key={host.side} host={host} hasPhoto={layout !== 'one-photo'} />
        ))}
      </div>
    </SectionSheet>
  );
}

function Host({ host, hasPhoto }: { host: HostView; hasPhoto: boolean }) {
  return (
    <article>
      {hasPhoto && host.photoUrl && (
        <Photo
          src={host.photoUrl}
          alt={host.photoAlt}
          imageCss={host.imageCss}
          sizes="(min-width: 992px) 420px, 80vw"
        />
      )}
      <HostText host={host} />
    </article>
  );
}

export function StorySheet({ look }: Props) {
  const { chapters, isParagraph } = useStory();
  return (
    <SectionSheet look={look} section="our_story">
      <div css={look.story} data-paragraph={isParagraph || undefined}>
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </SectionSheet>
  );
}

function Chapter({ chapter }: { chapter: ChapterView }) {
  const when = [chapter.when, chapter.location].filter(Boolean).join(' · ');
  return (
    <article>
      {when && <p data-line="when">{when}</p>}
      {chapter.title && <h3>{chapter.title}</h3>}
      {chapter.subtitle && <p data-line="subtitle">{chapter.subtitle}</p>}
      {chapter.imageUrl && (
        <Photo src={chapter.imageUrl} alt={chapter.title ?? ''} sizes="(min-width: 992px) 440px, 90vw" />
      )}
      {chapter.text && <p data-line="text">{chapter.text}</p>}
    </article>
  );
}

export function EventsSheet({ look }: Props) {
  const events = useEvents();
  return (
    <SectionSheet look={look} section="wedding_event">
      <div css={look.events}>
        {events.map((event) => (
          <EventArticle key={event.id} event={event} />
        ))}
      </div>
    </SectionSheet>
  );
}

function EventArticle({ event }: { event: EventView }) {
  return (
    <article id={event.anchor}>
      {event.iconUrl && <img src={event.iconUrl} alt="" loading="lazy" draggable={false} />}
      {event.sessionType && <p data-line="session">{event.sessionType}</p>}
      <h3>{event.title}</h3>
      {event.date && <p data-line="date">{event.date}</p>}
      {event.time && (
        <p data-line="time">{event.startsAt ? <time dateTime={event.startsAt}>{event.time}</time> : event.time}</p>
      )}
      {event.location && <p data-line="place">{event.location}</p>}
      {event.street && <p data-line="street">{event.street}</p>}
      <DressCode dressCode={event.dressCode} />
      <EventLinks event={event} />
    </article>
  );
}

export function FooterSheet({ look }: Props) {
  const { thanks, text, sign, joinedNames, picture, emblemUrl } = useFooter();
  const { names } = useCouple();
  return (
    <SectionSheet look={look} section="footer" title={thanks} banner={picture}>
      <div css={look.footer}>
        {emblemUrl && <img src={emblemUrl} alt="" loading="lazy" draggable={false} />}
        <p data-line="text">{text}</p>
        <p data-line="sign">{sign}</p>
        <p data-line="names" style={nameStyle(names)}>
          {joinedNames}
        </p>
      </div>
    </SectionSheet>
  );
}

/** Only where the couple chose a picture for it: the words and the button stand on the page. */
export function ShareSheet({ look }: Props) {
  const picture = useBanner('SECTION_SHARE_BANNER');
  const { hashtag_word: word } = useInvitation().client.content;
  if (!picture) return null;
  return (
    <SectionSheet look={look} section="share_banner" banner={picture}>
      {word && <p css={look.lead}>{word}</p>}
    </SectionSheet>
  );
}
