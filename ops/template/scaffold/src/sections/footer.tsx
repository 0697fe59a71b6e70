import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { Garland } from '../parts/garland.tsx';
import { column } from '../parts/look.ts';

const footer = css({ textAlign: 'center', '& h2': { marginTop: 8, fontSize: '2.25rem' } });
const banner = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  marginBottom: 28,
  borderRadius: 18,
  overflow: 'hidden',
});

/** Thanks and names; STYLE1 has the couple's picture over it. */
export function Footer() {
  const { text, sign, joinedNames, picture, emblemUrl } = useFooter();
  return (
    <footer css={[column, footer]}>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 576px) 592px, 88vw" />
        </div>
      )}
      {emblemUrl && <img src={emblemUrl} alt="" loading="lazy" width="88" height="88" css={{ objectFit: 'contain' }} />}
      <Garland css={{ width: 220, margin: '0 auto 12px' }} />
      <p>{text}</p>
      <p css={{ marginTop: 14 }}>{sign}</p>
      <h2>{joinedNames}</h2>
    </footer>
  );
}
