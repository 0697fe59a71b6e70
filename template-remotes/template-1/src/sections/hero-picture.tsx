import { css } from '@emotion/react';
import { Photo, useCouple, useInvitation, useTexts } from '@janur/kit';

const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: '50% 30%' });
const veil = css({ position: 'absolute', inset: 0, background: 'var(--clay-7)' });

const FILM = /\.(?:mp4|webm)(?:\?|$)/i;

/** The first hero picture in the arch; a film where the couple chose one; nothing where there is none. */
export function HeroPicture() {
  const { client } = useInvitation();
  const { hosts, isSingleHost, joinedNames } = useCouple();
  const { t } = useTexts();
  const { content, option } = client;
  const [first] = content.hero_backgrounds.toSorted((a, b) => a.order - b.order);
  const only = isSingleHost ? hosts[0] : undefined;
  const source = first?.picture_url ?? only?.photoUrl;
  const film = option.hero_style === 'WITH_VIDEO' ? content.video_prewed_url : null;
  if (
    film &&
    FILM.test(film) &&
    option.animation !== false &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    return (
      <video
        css={[fill, { objectFit: 'cover' }]}
        src={film}
        poster={source ?? undefined}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
      />
    );
  }
  if (!source) return null;
  return (
    <>
      <Photo
        css={fill}
        src={source}
        alt={t('opening.cover', { names: joinedNames })}
        imageCss={first ? first.css : only?.imageCss}
        isCover
      />
      {first?.overlay_opacity ? <div css={veil} style={{ opacity: first.overlay_opacity }} /> : null}
    </>
  );
}
