import { css, type CSSObject } from '@emotion/react';
import { Album, useTexts } from '@janur/kit';
import type { OnPage, Style } from './page.ts';

interface AlbumSectionProps extends OnPage {
  /** The family's button: for adding photos, and for more of them. */
  button: CSSObject;
  /** Of the kit's `Album`, where a family has more to say than the tiles and the notes that all have. */
  album?: Style;
}

/** The photos that guests brought. */
export function AlbumSection({ page, button, album }: AlbumSectionProps) {
  const { t } = useTexts();
  return page({
    of: 'gallery',
    title: t('album.title'),
    above: t('album.eyebrow'),
    children: <Album css={[{ '& :is([data-part="choose"], [data-part="more"])': button }, placed, album]} />,
  });
}

/** A button takes the width of its words, wherever a family had it. */
const placed = css({
  '& :is([data-part="choose"], [data-part="more"])': {
    display: 'inline-grid',
    placeContent: 'center',
    width: 'auto',
    maxWidth: '100%',
    minHeight: 52,
    margin: '0 auto',
    paddingInline: 26,
    cursor: 'pointer',
  },
});
