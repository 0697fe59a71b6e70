import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Wave } from '../parts/water.tsx';
import { Bottle } from './bottle.tsx';
import * as styles from './opening-styles.ts';

/** The horizon at sunset; a bottle with the guest's name floats in, and a wave that washes over everything opens it. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, age, guest, day, cover, style, texts } = view;
  const isReversed = style === 'QUERY_REVERSE';
  return (
    <div css={styles.root}>
      <div css={styles.air}>
        <div css={styles.scene}>
          <div css={styles.seascape} />
          {cover && cover.type !== 'LOGO' && (
            <div css={styles.cover} data-type={cover.type}>
              <Cover cover={cover} sizes="(min-width: 576px) 320px, 60vw" />
            </div>
          )}
          <Wave kind="far" top={48} />
          <Wave kind="middle" top={76} from={-60} />
          <Bottle>
            {guest && !isReversed ? (
              <>
                <span>{texts.to}</span>
                <strong data-part="guest">{guest}</strong>
              </>
            ) : (
              day && <time dateTime={day.dateTime}>{day.full}</time>
            )}
          </Bottle>
        </div>
        <div css={styles.words}>
          {guest && isReversed && (
            <p css={styles.greeting}>
              {texts.to} <strong data-part="guest">{guest}</strong>
            </p>
          )}
          {cover?.type === 'LOGO' && <Cover cover={cover} sizes="220px" css={styles.logo} />}
          <p css={styles.eyebrow}>{eyebrow}</p>
          <p css={styles.names}>
            <Names names={names} joiner={joiner} />
          </p>
          <p css={styles.age}>{age}</p>
        </div>
      </div>
      <div css={[styles.scene, styles.surge]}>
        <Wave kind="near" top={150} from={-70} />
        <Wave kind="deep" top={218} from={-130} />
      </div>
      <div css={styles.foot}>
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
