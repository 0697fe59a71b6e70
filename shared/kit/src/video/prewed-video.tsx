import { css } from '@emotion/react';
import { useState } from 'react';
import { useCouple } from '../model/couple.ts';
import { ExternalLink } from '../parts/external-link.tsx';
import { Photo } from '../parts/photo.tsx';
import { useMusic } from '../stores/music.ts';
import { useTexts } from '../texts.ts';
import { useVideo } from './use-video.ts';
import type { VideoSource } from './video-source.ts';

const frame = css({ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden' });
const fill = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', padding: 0, border: 0 });
const facade = css(fill, { display: 'grid', placeItems: 'center', cursor: 'pointer' });

/**
 * The pre-wedding film behind its poster: nothing of it is fetched before the tap, which also stops the music. A template
 * styles `data-part`: video (`data-state` waiting or playing), poster, play (the button over all of it), play-icon, page
 * (a link, where the film has a page of its own).
 */
export default function PrewedVideo({ className }: { className?: string }) {
  const { t } = useTexts();
  const { namesInWords: names } = useCouple();
  const video = useVideo();
  const stopMusic = useMusic((store) => store.stop);
  const [isPlaying, setIsPlaying] = useState(false);
  if (!video) return null;
  const { source, posterUrl } = video;
  const title = t('video.title_of', { names });
  const poster = posterUrl && <Photo css={fill} src={posterUrl} alt="" sizes="(min-width: 992px) 560px, 100vw" />;
  const icon = (
    <svg data-part="play-icon" viewBox="0 0 64 64" width="64" height="64" aria-hidden css={{ position: 'relative' }}>
      <circle cx="32" cy="32" r="32" fill="var(--primary)" />
      <path d="M26,20v24l20,-12Z" fill="var(--on-primary)" />
    </svg>
  );
  return (
    <div className={className} data-part="video" data-state={isPlaying ? 'playing' : 'waiting'}>
      <div css={frame} data-part="screen">
        {source.kind === 'page' ? (
          <>
            {poster}
            <ExternalLink css={facade} href={source.pageUrl} label={t('video.play', { title })}>
              {icon}
            </ExternalLink>
          </>
        ) : isPlaying ? (
          <Player source={source} title={title} />
        ) : (
          <>
            {poster}
            <button
              type="button"
              css={[facade, { background: 'none' }]}
              data-part="play"
              aria-label={t('video.play', { title })}
              onClick={() => {
                stopMusic();
                setIsPlaying(true);
              }}
            >
              {icon}
            </button>
          </>
        )}
      </div>
      {(source.kind === 'youtube' || source.kind === 'vimeo') && isPlaying && (
        <p data-part="page">
          <ExternalLink href={source.pageUrl}>{t('video.page')}</ExternalLink>
        </p>
      )}
    </div>
  );
}

function Player({ source, title }: { source: Exclude<VideoSource, { kind: 'page' }>; title: string }) {
  if (source.kind === 'file') {
    return (
      <video css={[fill, { background: '#000' }]} src={source.fileUrl} title={title} controls autoPlay playsInline />
    );
  }
  return (
    <iframe
      css={fill}
      src={source.embedUrl}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      // oxlint-disable-next-line react/iframe-missing-sandbox -- these flags undo it only for our own origin
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      // the hosts play only where they are told on which site
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
