import {
  type ChapterView,
  dotted,
  DressCode,
  EventLinks,
  type EventView,
  Gifts,
  HealthProtocol,
  type HealthRule,
  Photo,
  useCouple,
  useCoupleLayout,
  useCouplePicture,
  useFooter,
  useGifts,
  useGreeting,
  useHealthProtocol,
  useShare,
  useStory,
  useTexts,
} from '@janur/kit';
import { EventLines, HostPhoto, HostText, nameStyle, Quotation, StoryParagraphs, TagWord } from '@janur/template-parts';
import { SectionSheet, Unfolded } from './section-sheet.tsx';
import type { SheetLook } from './sheet-look.ts';

interface Props {
  look: SheetLook;
}

export function QuoteSheet({ look }: Props) {
  const { joinedNames } = useCouple();
  return (
    <SectionSheet look={look} of="quote" title={joinedNames}>
      <Quotation css={look.quote} rule={null} />
    </SectionSheet>
  );
}

export function CoupleSheet({ look }: Props) {
  const { hosts } = useCouple();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  const { text: greeting } = useGreeting();
  const isOnePhoto = layout === 'one-photo';
  return (
    <SectionSheet look={look} of="bride_groom" banner={isOnePhoto ? picture : null}>
      {greeting && (
        <p css={look.lead} data-greeting="">
          {greeting}
        </p>
      )}
      <div css={look.couple} data-layout={layout}>
        {hosts.map((host) => (
          <article key={host.side}>
            {!isOnePhoto && <HostPhoto host={host} sizes="(min-width: 992px) 420px, 80vw" />}
            <HostText host={host} />
          </article>
        ))}
      </div>
    </SectionSheet>
  );
}

export function StorySheet({ look }: Props) {
  const { chapters, isParagraph } = useStory();
  return (
    <SectionSheet look={look} of="our_story">
      {isParagraph ? (
        <div css={look.story} data-paragraph="">
          <StoryParagraphs chapters={chapters} />
        </div>
      ) : (
        <div css={look.story}>
          {chapters.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} />
          ))}
        </div>
      )}
    </SectionSheet>
  );
}

/** The picture stands above the text. */
function Chapter({ chapter }: { chapter: ChapterView }) {
  const when = dotted([chapter.when, chapter.location]);
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

export const EventArticle = ({ event }: { event: EventView }) => (
  <article id={event.anchor}>
    <EventLines event={event} />
    <DressCode dressCode={event.dressCode} />
    <EventLinks event={event} />
  </article>
);

/** The sheet is a dialog already: what lies behind a button elsewhere is all there. With NO_MODAL it stands on the page. */
export function GiftSheet({ look }: Props) {
  const { t } = useTexts();
  const { banner, isModal, hasIcon } = useGifts();
  const gifts = (
    <>
      <p css={look.lead}>{t('gift.text')}</p>
      <Gifts css={look.gifts} isInline />
    </>
  );
  return isModal ? (
    <SectionSheet look={look} of="gift" banner={banner} isPlain={!hasIcon}>
      {gifts}
    </SectionSheet>
  ) : (
    <Unfolded look={look} of="gift" banner={banner}>
      {gifts}
    </Unfolded>
  );
}

/** As they follow each other. */
const RULES: readonly HealthRule[] = ['mask', 'hands', 'distance', 'unwell'];

/** MODAL1 is the sheet; with SHOW it stands on the page. */
export function HealthSheet({ look }: Props) {
  const { isModal } = useHealthProtocol();
  const Place = isModal ? SectionSheet : Unfolded;
  return (
    <Place look={look} of="health_protocol">
      <HealthProtocol css={look.health} isInline icon={(rule) => look.ruleMark(RULES.indexOf(rule))} />
    </Place>
  );
}

export function FooterSheet({ look }: Props) {
  const { thanks, text, sign, joinedNames, picture, emblemUrl } = useFooter();
  const { names } = useCouple();
  return (
    <SectionSheet look={look} of="footer" title={thanks} banner={picture}>
      <div css={look.footer}>
        {emblemUrl && <img src={emblemUrl} alt="" loading="lazy" draggable={false} />}
        <p data-line="text">{text}</p>
        <p data-line="sign">{sign}</p>
        <p data-line="names" style={nameStyle(names)}>
          {joinedNames.replace(' & ', ' &\u00A0')}
        </p>
      </div>
    </SectionSheet>
  );
}

/** Only where the couple chose a picture for it: the words and the button stand on the page. */
export function ShareSheet({ look }: Props) {
  const { hashtag, banner } = useShare();
  if (!banner) return null;
  return (
    <SectionSheet look={look} of="share_banner" banner={banner}>
      {hashtag && (
        <p css={look.lead}>
          <TagWord word={hashtag} />
        </p>
      )}
    </SectionSheet>
  );
}
