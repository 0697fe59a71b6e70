import { css } from '@emotion/react';
import { Photo, useCouple, useInvitation, useTexts } from '@janur/kit';
import { LOW } from './opening-layout.ts';

/** In the gate, above the steps: a photo fills the arch and fades into the sky, the others stand in their window. */
const picture = css({
  position: 'absolute',
  left: '50%',
  bottom: 'calc(48 * var(--u))',
  overflow: 'hidden',
  transform: 'translateX(-50%)',
  '& img': { width: '100%', height: '100%', objectPosition: '50% 30%' },
  '&[data-type="PHOTO"]': {
    width: 'calc(246 * var(--u))',
    height: 'var(--picture)',
    bottom: 'calc(40 * var(--u))',
    maskImage: 'linear-gradient(#0000, #000 34%)',
  },
  '&:not([data-type="PHOTO"])': { boxShadow: '0 0 0 3px var(--lit), 0 0 0 5px var(--clay-4)' },
  '&[data-type="PORTRAIT"]': {
    height: 'calc(var(--picture) * .8)',
    aspectRatio: '3 / 4',
    borderRadius: '999px 999px 0 0',
  },
  '&[data-type="LANDSCAPE"]': { aspectRatio: '3 / 2', height: 'min(calc(var(--picture) * .8), calc(150 * var(--u)))' },
  [LOW]: { '&[data-type="PHOTO"]': { height: 'calc(100% - 40 * var(--u))' } },
});

const logo = css({ width: '55%', maxHeight: '11vh', flex: 'none' });

/** How the couple's own picture is shown: STYLE2 shows none. */
export function useCoverType(): 'PHOTO' | 'LOGO' | 'LANDSCAPE' | 'PORTRAIT' | null {
  const { content, option } = useInvitation().client;
  if (!content.opening_modal_image || option.opening_modal_style === 'STYLE2') return null;
  return content.opening_modal_image_type ?? 'PHOTO';
}

function useCover() {
  const { content } = useInvitation().client;
  const { joinedNames } = useCouple();
  const { t } = useTexts();
  return {
    source: content.opening_modal_image,
    css: content.opening_modal_image_css,
    alt: t('opening.cover', { names: joinedNames }),
  };
}

export function CoverPicture({ className }: { className?: string }) {
  const cover = useCover();
  const type = useCoverType();
  if (!cover.source || !type || type === 'LOGO') return null;
  return (
    <div css={picture} className={className} data-type={type}>
      <Photo src={cover.source} alt={cover.alt} imageCss={cover.css} isCover />
    </div>
  );
}

/** A logo stands above the names, as it is. */
export function CoverLogo() {
  const cover = useCover();
  return cover.source ? (
    <Photo css={logo} src={cover.source} alt={cover.alt} imageCss="object-fit: contain" isCover />
  ) : null;
}
