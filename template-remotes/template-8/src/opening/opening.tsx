import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import bank from '../assets/cloud-bank.svg';
import bunny from '../assets/bunny-balloon.svg';
import world from '../assets/world.svg';
import * as sky from './sky-styles.ts';
import * as styles from './word-styles.ts';

/** A bunny in a hot-air balloon over the clouds; the words stand in the white of the cloud. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, age, guest, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={sky.root}>
      <div css={sky.stage}>
        <img css={sky.world} src={world} alt="" width="4000" height="900" draggable={false} />
        <div css={sky.flight}>
          <img css={sky.balloon} src={bunny} alt="" width="500" height="836" draggable={false} />
          {cover && cover.type !== 'LOGO' && (
            <div css={sky.picture} data-type={cover.type}>
              <Cover cover={cover} sizes="(min-width: 576px) 340px, 60vw" />
            </div>
          )}
        </div>
        <p css={styles.eyebrow}>
          <span>{eyebrow}</span>
        </p>
      </div>
      <div css={styles.words}>
        <div css={sky.bank} style={{ backgroundImage: `url("${bank}")` }} />
        <div css={styles.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover?.type === 'LOGO' && <Cover css={styles.logo} cover={cover} sizes="220px" />}
          <p css={styles.names} data-names="">
            <Names names={names} joiner={joiner} />
          </p>
          <p css={styles.age}>{age}</p>
          {style !== 'QUERY_REVERSE' && greeting}
        </div>
        <button type="button" data-part="open" css={styles.button}>
          <span>{texts.open}</span>
          <svg
            width="22"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M3,11h15M12,4l7,7-7,7" />
          </svg>
        </button>
      </div>
    </div>
  );
}
