import { css } from '@emotion/react';
import { Backdrop, type PictureView, Reveal } from '@janur/kit';
import brushWide from '../assets/brush-wide.svg';
import { Masked } from '../../../skeleton/masked.tsx';
import { bleeding, Wash } from '../parts/wash.tsx';

const frame = css({ position: 'relative', width: 'min(100%, 640px)', aspectRatio: '8 / 5', margin: '26px auto 0' });
const under = css({ inset: '-7% -3%' });
const picture = css({ position: 'absolute', inset: '2%' });

/** The couple's picture for a section, as a broad brush left it. */
export function Banner({ picture: shown }: { picture: PictureView }) {
  return (
    <Reveal>
      <div css={frame}>
        <Wash css={[under, bleeding]} shape="stroke" />
        <Masked css={picture} mask={brushWide}>
          <Backdrop picture={shown} sizes="(min-width: 992px) 640px, 90vw" />
        </Masked>
      </div>
    </Reveal>
  );
}
