import { keyframes } from '@emotion/react';
import { useTexts } from '@janur/kit';
import { useEffect, useState } from 'react';

const PATIENCE = 6000;
const RETRY = 5000;

const write = keyframes({ from: { transform: 'scaleX(.25)' }, to: { transform: 'scaleX(1)' } });
const appear = keyframes({ from: { opacity: 0 } });

/**
 * The couple's own picture (`custom_image_url`), 96 px, or three lines being written, over the page's colour (spec §2). With `isRetrying` the page asks the server again
 * until it answers: an error other than 401, 403 and 404 leaves this screen (spec §4).
 */
export function Loading({ isRetrying = false, icon = null }: { isRetrying?: boolean; icon?: string | null }) {
  const { t } = useTexts();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isRetrying) return;
    const timer = setTimeout(() => window.location.reload(), RETRY);
    return () => clearTimeout(timer);
  }, [isRetrying]);
  return (
    <div
      role="status"
      css={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 10,
        background: 'var(--boot-base, #FFF4E9)',
        color: 'var(--boot-ink, #435B5B)',
      }}
    >
      {isOwn(icon) && <img src={icon} alt="" width={96} height={96} css={{ objectFit: 'contain' }} />}
      {(isOwn(icon) ? [] : [56, 36, 56]).map((width, index) => (
        <span
          key={index}
          css={{
            width,
            height: 3,
            borderRadius: 3,
            background: 'var(--boot-primary, #435B5B)',
            animation: `${write} 900ms ease-in-out ${index * 150}ms infinite alternate`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: [1, 0.6, 0.3][index] },
          }}
        />
      ))}
      <span
        css={
          isLong
            ? { marginTop: 24, font: '400 16px/1.4 system-ui, sans-serif', animation: `${appear} 600ms` }
            : { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }
        }
      >
        {isLong ? t('loading.long') : t('loading.label')}
      </span>
    </div>
  );
}

/** The page's policy shows no picture of another origin. */
const isOwn = (icon: string | null): icon is string => icon?.startsWith('/') ?? false;
