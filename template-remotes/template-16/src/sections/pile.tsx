import {
  HeroBackgrounds,
  Photo,
  type PictureView,
  StillButton,
  useCouple,
  useGallery,
  useHero,
  useIsBirthday,
  useSettings,
  useTexts,
} from '@janur/kit';
import { useState } from 'react';
import { Doodle } from '../parts/doodle.tsx';
import { Tape } from '../parts/tape.tsx';
import { settings } from '../settings.ts';
import * as styles from './pile-styles.ts';

const SIZES = '(min-width: 992px) 420px, 78vw';

/** Three polaroids on a torn sheet of graph paper; a tap lays the next one on top. */
export function Pile({ className }: { className?: string }) {
  const { backgrounds, filmUrl } = useHero();
  const { pictures } = useGallery();
  const { joinedNames } = useCouple();
  const { note, is_cutout: isCutout } = useSettings(settings);
  const { t } = useTexts();
  const isBirthday = useIsBirthday();
  const [turns, setTurns] = useState(0);
  const pile = different([...backgrounds, ...pictures]).slice(0, 5);
  const at = (place: number) => (pile.length > place ? pile[(turns + place) % pile.length] : undefined);
  const top = at(0);
  const isFirst = turns % Math.max(pile.length, 1) === 0;
  const isCut = isCutout && isFirst && backgrounds.length > 0 && !filmUrl;
  const corner = isBirthday ? 'candle' : 'heart';
  return (
    <div css={styles.pile} className={className}>
      <div css={styles.sheet} data-birthday={isBirthday ? '' : undefined} aria-hidden="true" />
      {[at(2), at(1)].map((picture, place) => (
        <div key={place} css={[styles.photo, place ? styles.right : styles.left]} aria-hidden="true">
          <div data-picture="">
            {picture && <Photo src={picture.src} alt="" imageCss={picture.imageCss} sizes={SIZES} />}
          </div>
        </div>
      ))}
      <figure css={[styles.photo, styles.front]}>
        <div
          data-picture=""
          data-drawn={isCut ? 'sky' : top ? undefined : isBirthday ? 'cake' : 'flowers'}
          data-cut={isCut ? '' : undefined}
        >
          {filmUrl || (backgrounds.length > 0 && isFirst) ? (
            <HeroBackgrounds isBare hasButton={false} sizes={SIZES} />
          ) : (
            top && <Photo key={top.src} src={top.src} alt={top.alt} imageCss={top.imageCss} sizes={SIZES} isCover />
          )}
        </div>
        <figcaption data-caption="" data-hand="">
          {isFirst && note ? note : (top?.title ?? joinedNames)}
        </figcaption>
        {!filmUrl && pile.length > 1 && (
          <button type="button" aria-label={t('gallery.next')} css={styles.next} onClick={() => setTurns(turns + 1)} />
        )}
        {isFirst && <StillButton css={styles.pause} />}
        <Tape kind="dots" css={styles.frontTape} />
      </figure>
      <Tape kind="gingham" css={styles.leftTape} />
      <Tape kind="stripes" css={styles.rightTape} />
      <Doodle kind="star" css={styles.doodles.star} />
      <Doodle kind={corner} css={styles.doodles.large} />
      <Doodle kind={isBirthday ? 'starFull' : 'heartFull'} css={styles.doodles.small} />
    </div>
  );
}

const different = (pictures: PictureView[]): PictureView[] => [
  ...new Map(pictures.map((picture) => [picture.src, picture])).values(),
];
