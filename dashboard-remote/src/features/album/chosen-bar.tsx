import { useTranslation } from '@janur/i18n';
import { EyeOffIcon } from '@janur/ui';
import { useState } from 'react';
import { BinIcon, TickIcon } from '../../parts/icons.tsx';
import { Deed, TickedBar, ticksMore } from '../../parts/ticked-bar.tsx';
import { RemovePhotos } from './remove-photos.tsx';
import type { PhotoDeeds } from './use-album.ts';
import type { Chosen } from './use-chosen.ts';

/** What can be done with all ticked photos. */
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
    <TickedBar
      label={t('album.chosen_label')}
      title={t('album.chosen', { count })}
      below={
        !chosen.isWhole && (
          <button type="button" onClick={chosen.all} css={choosePage}>
            {t('album.choose_page')}
          </button>
        )
      }
      deeds={
        <>
          {!isShown && <Deed icon={<TickIcon />} text={t('album.show')} onClick={() => change('SHOW')} />}
          {!isHidden && <Deed icon={<EyeOffIcon />} text={t('album.hide')} onClick={() => change('HIDE')} />}
          <Deed icon={<BinIcon />} text={t('album.remove')} onClick={() => setIsAsking(true)} isDanger />
        </>
      }
      clearLabel={t('album.clear')}
      onClear={chosen.clear}
    >
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
    </TickedBar>
  );
}

const choosePage = { ...ticksMore, minHeight: 24 } as const;
