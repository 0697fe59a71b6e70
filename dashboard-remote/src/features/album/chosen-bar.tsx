import { useTranslation } from '@janur/i18n';
import { EyeOffIcon, ledger, media } from '@janur/ui';
import { type ReactNode, useState } from 'react';
import { BinIcon, CrossIcon, TickIcon } from '../../parts/icons.tsx';
import { RemovePhotos } from './remove-photos.tsx';
import type { PhotoDeeds } from './use-album.ts';
import type { Chosen } from './use-chosen.ts';

/** What can be done with all ticked photos; it rises when the first one is ticked. */
export function ChosenBar({ chosen, deeds }: { chosen: Chosen; deeds: PhotoDeeds }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { photos } = chosen;
  const count = photos.length;
  const isShown = photos[0]?.state === 'SHOWN';
  const isHidden = photos[0]?.state === 'HIDDEN';
  const change = (deed: 'SHOW' | 'HIDE') =>
    void deeds.change(deed, photos).then(
      () => chosen.clear(),
      // said above the list
      () => undefined,
    );
  return (
    <section aria-label={t('album.chosen_label')} css={bar}>
      <div role="status" css={{ minWidth: 0, lineHeight: 1.3 }}>
        <b css={{ display: 'block', fontWeight: 700 }}>{t('album.chosen', { count })}</b>
        {!chosen.isWhole && (
          <button type="button" onClick={chosen.all} css={whole}>
            {t('album.choose_page')}
          </button>
        )}
      </div>
      <div css={acts}>
        {!isShown && <Deed icon={<TickIcon />} text={t('album.show')} onClick={() => change('SHOW')} />}
        {!isHidden && <Deed icon={<EyeOffIcon />} text={t('album.hide')} onClick={() => change('HIDE')} />}
        <Deed icon={<BinIcon />} text={t('album.remove')} onClick={() => setIsAsking(true)} isDanger />
        <button type="button" aria-label={t('album.clear')} onClick={chosen.clear} css={deed}>
          <CrossIcon />
        </button>
      </div>
      {isAsking && (
        <RemovePhotos
          photos={photos}
          deeds={deeds}
          onClose={() => setIsAsking(false)}
          onDone={() => {
            setIsAsking(false);
            chosen.clear();
          }}
        />
      )}
    </section>
  );
}

function Deed({
  icon,
  text,
  onClick,
  isDanger,
}: {
  icon: ReactNode;
  text: string;
  onClick: () => void;
  isDanger?: true;
}) {
  return (
    <button type="button" onClick={onClick} data-danger={isDanger} css={deed}>
      {icon} {text}
    </button>
  );
}

const bar = {
  position: 'sticky',
  bottom: 12,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  marginTop: 14,
  padding: '10px 12px 10px 18px',
  borderRadius: 14,
  background: ledger.raised,
  color: ledger.onPanel,
  fontSize: 14,
  boxShadow: `0 16px 32px -12px ${ledger.shade}`,
  '--ledger-focus': ledger.accent,
  [media.phone]: {
    position: 'fixed',
    insetInline: 8,
    bottom: 'calc(74px + env(safe-area-inset-bottom))',
    zIndex: 9,
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: '10px 8px 6px 16px',
  },
} as const;

const acts = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  [media.phone]: { justifyContent: 'space-between', marginInlineStart: -8 },
} as const;

const deed = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minWidth: 44,
  height: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: '#ffffff14' },
  '&[data-danger]': { color: ledger.accent },
  [media.phone]: { flexDirection: 'column', gap: 3, height: 52, padding: '0 8px', fontSize: 12.5 },
} as const;

const whole = {
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.accent,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
