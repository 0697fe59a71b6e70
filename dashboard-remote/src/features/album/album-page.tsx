import type { PhotoState } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DownloadIcon } from '../../parts/icons.tsx';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card, tools } from '../../parts/styles.ts';
import { useUrlState } from '../../parts/url-state.ts';
import { useMay } from '../../session/may.tsx';
import { Admission } from './admission.tsx';
import { AllWaiting } from './all-waiting.tsx';
import { albumSearch, SIZES, STATES } from './album-search.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { NoPhotos } from './no-photos.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoView } from './photo-view.tsx';
import { usePhotoDeeds, usePhotos } from './use-album.ts';
import { useChosen } from './use-chosen.ts';

/** The photos that guests brought: which of them are shown, and all of them to keep. */
export function AlbumPage() {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const { search, hrefOf, change } = useUrlState(albumSearch);
  const list = usePhotos(search);
  const deeds = usePhotoDeeds();
  const may = useMay();
  const isKept = may('moderatePhotos');
  const header = list.data?.header;
  const photos = list.data?.data ?? [];
  const chosen = useChosen(photos, search.state);
  const [openId, setOpenId] = useState<number>();
  const counts: Partial<Record<PhotoState, number>> = header
    ? { WAITING: header.waiting, SHOWN: header.shown, HIDDEN: header.hidden }
    : {};
  const total = header && header.waiting + header.shown + header.hidden;
  const failed = deeds.moderate.error ?? deeds.admit.error;
  const index = photos.findIndex(({ id }) => id === openId);

  return (
    <>
      <PageHead
        title={t('album.title')}
        note={
          header && total !== undefined && total > 0
            ? t('album.count', {
                count: total,
                number: total.toLocaleString(i18n.language),
                size: sizeOf(header.bytes),
              })
            : t('album.note')
        }
        actions={
          may('downloadAlbum') &&
          total !== undefined &&
          total > 0 && (
            // the browser keeps it while it comes: thousands of photos have no room in a page's memory
            <Button
              component="a"
              variant="default"
              href={`/api${routes.downloadAlbum.path}`}
              download
              leftSection={<DownloadIcon />}
            >
              {t('album.download')}
            </Button>
          )
        }
      />
      {failed && <Problem>{reason(failed)}</Problem>}
      <section css={card}>
        <div css={tools}>
          <LinkTabs
            label={t('album.which')}
            language={i18n.language}
            tabs={STATES.map((state) => ({
              key: state,
              text: t(`album.state.${state}`),
              href: hrefOf({ state }),
              isCurrent: state === search.state,
              count: counts[state],
            }))}
          />
          {header && may('saveAlbum') && (
            <Admission admits={header.admits} onChange={(admits) => deeds.admit.mutate(admits)} />
          )}
        </div>
        {isKept && search.state === 'WAITING' && header && header.waiting > 0 && (
          <AllWaiting count={header.waiting} deeds={deeds} />
        )}
        <PagedList
          query={list}
          words={{ loading: t('album.loading'), failed: t('album.failed') }}
          empty={<NoPhotos state={search.state} total={total ?? 0} admits={header?.admits ?? 'REVIEW'} />}
          hrefOf={hrefOf}
          onLimit={(limit) => change({ limit })}
          sizes={SIZES}
        >
          {(shown) => (
            <PhotoGrid
              photos={shown}
              now={list.dataUpdatedAt}
              chosen={isKept ? chosen : undefined}
              onOpen={({ id }) => setOpenId(id)}
              onDeed={(deed, photo) => void deeds.change(deed, [photo]).catch(() => undefined)}
            />
          )}
        </PagedList>
      </section>
      {chosen.photos.length > 0 && <ChosenBar chosen={chosen} deeds={deeds} />}
      {photos[index] && (
        <PhotoView
          photo={photos[index]}
          previous={photos[index - 1]}
          next={photos[index + 1]}
          deeds={isKept ? deeds : undefined}
          onOpen={setOpenId}
        />
      )}
    </>
  );

  function sizeOf(bytes: number): string {
    const megabytes = bytes / 1_048_576;
    if (megabytes < 1) return `${Math.ceil(bytes / 1024).toLocaleString(i18n.language)} KB`;
    const [value, unit] = megabytes < 1000 ? [megabytes, 'MB'] : [megabytes / 1024, 'GB'];
    return `${value.toLocaleString(i18n.language, { maximumFractionDigits: 1 })} ${unit}`;
  }
}
