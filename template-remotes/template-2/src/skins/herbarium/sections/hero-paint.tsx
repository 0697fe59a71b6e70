import { HeroBackgrounds, useCouple, useHero, useOpeningModal } from '@janur/kit';
import { Fragment } from 'react';
import brush from '../assets/brush.svg';
import { Masked } from '../../../skeleton/masked.tsx';
import { Monogram } from '../parts/monogram.tsx';
import { bleeding, Wash } from '../parts/wash.tsx';
import * as styles from './hero-styles.ts';

/** The wash and the couple's picture on it: both spread over the paper once the invitation is open. */
export function HeroPaint() {
  const { backgrounds, filmUrl } = useHero();
  const { initials } = useCouple();
  const hasPicture = backgrounds.length > 0 || filmUrl;
  const isOpened = useOpeningModal((store) => !store.isShown);
  return (
    <div css={styles.spread} data-state={isOpened ? 'shown' : 'waiting'}>
      <div css={[styles.fill, bleeding]}>
        <Wash css={styles.wash} shape="broad" />
        {hasPicture ? (
          <Masked css={styles.photo} mask={brush}>
            <HeroBackgrounds isBare css={styles.pictures} sizes="(min-width: 992px) 46vw, 84vw" />
          </Masked>
        ) : (
          <>
            <Monogram css={styles.photo}>
              {initials.map((initial, index) => (
                <Fragment key={index}>
                  {index > 0 && <i>&amp;</i>}
                  {initial}
                </Fragment>
              ))}
            </Monogram>
            <div css={styles.photo}>
              <HeroBackgrounds css={styles.pictures} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
