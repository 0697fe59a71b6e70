import type { OpeningCover } from '@janur/kit';
import foliage from '../assets/foliage-shadow.webp';
import jar from '../assets/olive-jar.svg';
import pots from '../assets/olive-pots.svg';
import { Portal } from '../drawings/portal.tsx';
import { Steps } from '../drawings/steps.tsx';
import { plaster } from '../parts/plaster.ts';
import { Scenery } from '../parts/scenery.tsx';
import { CoverPicture } from './cover-picture.tsx';
import * as styles from './stage-styles.ts';

/** The building: valley, wall with its gate (two lower gates beside it in wide windows), steps and olive trees. */
export function Stage({ cover }: { cover: OpeningCover | null }) {
  return (
    <div css={styles.stage}>
      <div css={styles.walk}>
        <Scenery css={styles.view} />
        <CoverPicture css={styles.cover} cover={cover} />
        <div css={styles.wall}>
          <Wing />
          <Portal css={styles.gate} />
          <Wing />
        </div>
        <div css={styles.light} />
        <div css={plaster} />
        <img
          css={[styles.foliage, styles.foliageRight]}
          src={foliage}
          alt=""
          width="300"
          height="350"
          draggable={false}
        />
        <img
          css={[styles.foliage, styles.foliageLeft]}
          src={foliage}
          alt=""
          width="300"
          height="350"
          draggable={false}
        />
        <div css={styles.threshold}>
          <Steps css={styles.steps} />
          <img css={styles.jar} src={jar} alt="" width="240" height="342" draggable={false} />
          <img css={styles.pots} src={pots} alt="" width="138" height="202" draggable={false} />
        </div>
      </div>
    </div>
  );
}

/** The wall beside the gate; where there is room it has a lower gate of its own. */
function Wing() {
  return (
    <div css={styles.wing}>
      <div css={styles.wingTop} />
      <div css={styles.wingRow}>
        <div css={styles.wingFill} />
        <Portal css={styles.wingGate} />
        <div css={styles.wingFill} />
      </div>
    </div>
  );
}
