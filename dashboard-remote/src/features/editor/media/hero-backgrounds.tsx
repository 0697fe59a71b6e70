import { useTranslation } from '@janur/i18n';
import { useState } from 'react';
import { newId, type PanelProps } from '../panel.ts';
import { useIsOmitted } from '../fields/use-omitted.ts';
import { AddressForm } from './address-form.tsx';
import { DropTile } from './drop-tile.tsx';
import { IMAGE_FILES } from './files.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { backgroundsInOrder, changedBackground, type HeroBackground, movedBackground } from './hero-order.ts';
import { PictureDetails } from './picture-details.tsx';
import { useRemoval } from '../../../parts/undo.tsx';
import type { Source } from './source.ts';
import { UploadCountsLine } from './upload-counts.tsx';
import { UploadTiles } from './upload-tiles.tsx';
import { type Uploaded, useUploads } from './uploads.ts';
import { useDrop } from './use-drop.ts';

type HeroBackgroundsProps = Pick<PanelProps, 'clientId' | 'content' | 'onChange'>;

/** The pictures behind the names, in the order in which they take turns. */
export function HeroBackgrounds({ clientId, content, onChange }: HeroBackgroundsProps) {
  const { t } = useTranslation();
  const isLeftOut = useIsOmitted();
  const backgrounds = backgroundsInOrder(content.hero_backgrounds);
  const [chosen, setChosen] = useState<Pick<HeroBackground, 'id' | 'picture_url'>>();
  const put = (list: HeroBackground[]) => onChange({ content: { hero_backgrounds: list } });
  const { offer } = useRemoval<{ row: HeroBackground; place: number }>(({ row, place }) =>
    put(backgrounds.toSpliced(place, 0, row)),
  );
  const uploads = useUploads({
    owner: `hero:${clientId}`,
    kind: IMAGE_FILES,
    onUploaded: (arrived) => put(arrived.reduce(withArrived, backgrounds)),
  });
  const send = (files: readonly Source[], replaces?: number) =>
    uploads.add(files, {
      kind: 'client',
      clientId,
      section: 'HERO_BACKGROUND',
      ...(replaces !== undefined && { replaces }),
    });
  const { isOver, dropProps } = useDrop(send);
  const item =
    backgrounds.find(({ id }) => id === chosen?.id) ??
    backgrounds.find(({ picture_url }) => picture_url === chosen?.picture_url) ??
    backgrounds[0];

  function remove(gone: HeroBackground) {
    const place = backgrounds.indexOf(gone);
    put(backgrounds.filter((one) => one !== gone));
    offer(t('media.removed', { name: t('media.picture_of', { mark: place + 1 }) }), { row: gone, place });
  }

  return (
    <div css={{ containerType: 'inline-size', minWidth: 0 }} data-path="content.hero_backgrounds" {...dropProps}>
      <div css={{ display: 'flex' }}>
        <UploadCountsLine uploads={uploads.uploads} />
      </div>
      <GalleryGrid
        label={t('media.hero_backgrounds')}
        items={backgrounds}
        markOf={(_, index) => String(index + 1)}
        chosenId={item?.id}
        isSortable
        onChoose={setChosen}
        onRemove={remove}
        onMove={(moving, to) => put(movedBackground(backgrounds, moving.id, to))}
      >
        <UploadTiles uploads={uploads} kind={IMAGE_FILES} />
        <li css={{ minWidth: 0 }}>
          <DropTile kind={IMAGE_FILES} isOver={isOver} isMany onFiles={send} />
        </li>
      </GalleryGrid>
      <AddressForm name={t('media.hero_backgrounds')} onSource={send} />
      {item?.picture_url && (
        <PictureDetails
          key={item.picture_url}
          src={item.picture_url}
          look={item}
          isVeilOmitted={isLeftOut('hero_backgrounds.overlay_opacity')}
          order={{
            isFirst: item === backgrounds[0],
            isLast: item === backgrounds.at(-1),
            onMove: (by) => put(movedBackground(backgrounds, item.id, backgrounds.indexOf(item) + by)),
          }}
          onChange={(change) => put(changedBackground(backgrounds, item.id, change))}
          onReplace={(file) => send([file], item.id)}
          onRemove={() => remove(item)}
        />
      )}
    </div>
  );
}

function withArrived(list: HeroBackground[], { url, target: { replaces } }: Uploaded): HeroBackground[] {
  if (list.some(({ id }) => id === replaces)) return changedBackground(list, replaces, { picture_url: url, css: null });
  const order = (list.at(-1)?.order ?? 0) + 1;
  return [...list, { id: newId(), picture_url: url, css: null, order, overlay_opacity: null }];
}
