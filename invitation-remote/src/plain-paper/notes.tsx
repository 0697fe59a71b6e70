import { Backdrop, HealthProtocol, ShareButton, useShare, useTexts } from '@janur/kit';
import { block, paper, quietButton } from './look.ts';

export function Health() {
  const { t } = useTexts();
  return (
    <div css={block}>
      <h2>{t('health.title')}</h2>
      <HealthProtocol
        css={{
          '& [data-part="open"]': { ...quietButton, width: '100%' },
          '& [data-part="dialog"]': { ...paper, width: 'min(640px, 100vw)', margin: 'auto auto 0' },
          '& [data-part="title"]': { margin: 0, color: 'var(--title)', font: '400 1.75rem/1.25 var(--font-heading)' },
          '& [data-part="text"]': { margin: '0 0 12px' },
          '& [data-part="rules"]': {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
            gap: 16,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          },
          '& [data-part="icon"]': { display: 'block', color: 'var(--title)' },
        }}
      />
    </div>
  );
}

export function ShareBanner() {
  const { t } = useTexts();
  const { hashtag, banner: picture } = useShare();
  return (
    <div css={[block, { textAlign: 'center' }]}>
      {picture && (
        <div
          css={{ position: 'relative', aspectRatio: '16 / 9', marginBottom: 20, borderRadius: 2, overflow: 'hidden' }}
        >
          <Backdrop picture={picture} sizes="(min-width: 767px) 544px, 100vw" />
        </div>
      )}
      <h2>{hashtag ?? t('share.title')}</h2>
      <ShareButton
        css={{
          '& [data-part="share"]': quietButton,
          '& [data-part="shared"]:not(:empty)': { display: 'block', marginTop: 12 },
          '& [data-part="address"]': { overflowWrap: 'anywhere', userSelect: 'all' },
        }}
      />
    </div>
  );
}
