import {
  GalleryPictures,
  Gifts,
  HealthProtocol,
  PrewedVideo,
  RsvpForm,
  useBanner,
  useGifts,
  useInvitation,
  useTexts,
  WishesList,
} from '@janur/kit';
import { SectionSheet } from './section-sheet.tsx';
import type { SheetLook } from './sheet-look.ts';

interface Props {
  look: SheetLook;
}

export function GallerySheet({ look }: Props) {
  return (
    <SectionSheet look={look} section="gallery">
      <GalleryPictures css={look.gallery} sizes="(min-width: 992px) 220px, 46vw" />
    </SectionSheet>
  );
}

export function VideoSheet({ look }: Props) {
  return (
    <SectionSheet look={look} section="video">
      <PrewedVideo css={look.video} />
    </SectionSheet>
  );
}

export function RsvpSheet({ look }: Props) {
  const { rsvp_style } = useInvitation().client.option;
  const { t } = useTexts();
  const banner = useBanner('SECTION_RSVP_BANNER');
  const { FormCard } = look;
  return (
    <SectionSheet
      look={look}
      section="rsvp"
      title={t(rsvp_style === 'WISH_ONLY' ? 'wishes.title' : 'rsvp.title')}
      banner={banner}
    >
      <FormCard>
        <RsvpForm css={look.form} />
      </FormCard>
    </SectionSheet>
  );
}

export function WishesSheet({ look }: Props) {
  const { t } = useTexts();
  return (
    <SectionSheet look={look} section="wishes" title={t('wishes.title')}>
      <WishesList css={look.wishes} />
    </SectionSheet>
  );
}

export function GiftSheet({ look }: Props) {
  const { t } = useTexts();
  const { banner } = useGifts();
  return (
    <SectionSheet look={look} section="gift" banner={banner}>
      <p css={look.lead}>{t('gift.text')}</p>
      <Gifts css={look.gifts} isInline />
    </SectionSheet>
  );
}

export function HealthSheet({ look }: Props) {
  return (
    <SectionSheet look={look} section="health_protocol">
      <HealthProtocol css={look.health} isInline />
    </SectionSheet>
  );
}
