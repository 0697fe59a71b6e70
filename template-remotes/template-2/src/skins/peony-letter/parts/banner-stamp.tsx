import { css } from '@emotion/react';
import { Backdrop, type PictureView, Reveal } from '@janur/kit';
import { perforated, stuck } from './stamp.ts';

const stamp = css(stuck, { maxWidth: 560, margin: '28px auto 0', transform: 'rotate(-1.2deg)' });
const paper = css(perforated, { padding: 11, background: 'var(--base)' });
const picture = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  boxShadow: '0 0 0 1px var(--line)',
});

/** The couple's picture for a section as a wide stamp. */
export function BannerStamp({ picture: shown, className }: { picture: PictureView; className?: string }) {
  return (
    <Reveal>
      <div css={stamp} className={className}>
        <div css={paper}>
          <div css={picture}>
            <Backdrop picture={shown} sizes="(min-width: 992px) 560px, 90vw" />
          </div>
        </div>
      </div>
    </Reveal>
  );
}
