import { draftLimit } from '../draft/limits.ts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ToolSelect } from '../../../parts/tool-select.tsx';
import type { PanelProps } from '../panel.ts';
import { TextField } from '../fields/text-field.tsx';
import { ofContent, ofOption } from '../bind.ts';
import { SwitchField } from '../fields/switch-field.tsx';
import { AddressForm } from './address-form.tsx';
import { DropTile } from './drop-tile.tsx';
import { IMAGE_FILES } from './files.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import {
  BANNERS,
  changed,
  type GalleryItem,
  type Group,
  groupOf,
  itemsOf,
  moved,
  movedTo,
  withArrived,
} from './gallery.ts';
import { GroupTabs } from './group-tabs.tsx';
import { PictureDetails } from './picture-details.tsx';
import { spoken } from '../../../parts/styles.ts';
import { useRemoval } from '../../../parts/undo.tsx';
import type { Source } from './source.ts';
import { UploadCountsLine } from './upload-counts.tsx';
import { UploadTiles } from './upload-tiles.tsx';
import { type Uploaded, useUploads } from './uploads.ts';
import { useDrop, usePaste } from './use-drop.ts';

/** The pictures of the gallery and of the banners: many at once, in any order, each with its focal point and words. */
export function GalleryPanel(props: PanelProps) {
  const { clientId, content, onChange, errorOf } = props;
  const { galleries } = content;
  const { t } = useTranslation();
  const [group, setGroup] = useState<Group>('SECTION_1');
  const [chosen, setChosen] = useState<Pick<GalleryItem, 'id' | 'picture_url'>>();
  const [said, setSaid] = useState('');
  const put = (list: GalleryItem[]) => onChange({ content: { galleries: list } });
  const { offer } = useRemoval<{ row: GalleryItem; place: number }>(({ row, place }) =>
    put(galleries.toSpliced(place, 0, row)),
  );
  const uploads = useUploads({
    owner: `gallery:${clientId}:${group}`,
    kind: IMAGE_FILES,
    onUploaded: (arrived) => put(withArrived(galleries, arrived.map(asPicture))),
  });

  const items = itemsOf(galleries, group);
  // a saved row has another id than before; its picture is the same
  const item =
    items.find(({ id }) => id === chosen?.id) ??
    items.find(({ picture_url }) => picture_url === chosen?.picture_url) ??
    items[0];
  const siblings = item ? galleries.filter(({ section }) => section === item.section) : [];
  const freeBanners = BANNERS.filter((section) => !galleries.some((one) => one.section === section));

  function send(files: readonly Source[], section: GalleryItem['section'], replaces?: number) {
    uploads.add(files, {
      kind: 'client',
      clientId,
      section: 'GALLERY',
      subSection: section,
      ...(replaces && { replaces }),
    });
  }
  /** Banners take one picture each: what is dropped fills the free places, and what is left over the first one again. */
  function take(files: readonly Source[]) {
    if (group !== 'BANNERS') return send(files, group);
    files.forEach((file, index) => send([file], freeBanners[index] ?? BANNERS[0]));
  }
  function move(moving: GalleryItem, to: number) {
    put(moved(galleries, moving.id, to));
    setSaid(t('media.moved', { place: to + 1, count: siblings.length }));
  }
  function remove(gone: GalleryItem) {
    const place = galleries.indexOf(gone);
    const at = items.indexOf(gone);
    put(galleries.filter((one) => one !== gone));
    setChosen(items[at + 1] ?? items[at - 1]);
    offer(t('media.removed', { name: gone.title ?? nameOf(gone, at) }), { row: gone, place });
  }
  function nameOf(picture: GalleryItem, index: number): string {
    const mark = markOf(picture, index);
    return groupOf(picture.section) === 'BANNERS' ? mark : t('media.picture_of', { mark });
  }
  function markOf({ section }: GalleryItem, index: number): string {
    return groupOf(section) === 'BANNERS' ? t(`media.section.${section}`) : String(index + 1);
  }

  const orderOf = (moving: GalleryItem) => ({
    isFirst: moving === siblings[0],
    isLast: moving === siblings.at(-1),
    onMove: (by: 1 | -1) => move(moving, siblings.indexOf(moving) + by),
  });

  const { isOver, dropProps } = useDrop(take);
  usePaste(take);
  const isBanners = group === 'BANNERS';

  return (
    <div css={panel} data-path="content.galleries" {...dropProps}>
      <div css={head}>
        <GroupTabs galleries={galleries} group={group} onChange={setGroup} />
        <UploadCountsLine uploads={uploads.uploads} />
      </div>
      <GalleryGrid
        label={t(`media.group.${group}`)}
        items={items}
        markOf={markOf}
        chosenId={item?.id}
        isSortable={!isBanners}
        onChoose={setChosen}
        onRemove={remove}
        onMove={move}
      >
        <UploadTiles uploads={uploads} kind={IMAGE_FILES} />
        {isBanners ? (
          freeBanners.map((section) => (
            <li key={section} css={{ minWidth: 0 }}>
              <DropTile
                kind={IMAGE_FILES}
                isOver={isOver}
                title={t(`media.section.${section}`)}
                onFiles={([file]) => file && send([file], section)}
              />
            </li>
          ))
        ) : (
          <li css={{ minWidth: 0 }}>
            <DropTile kind={IMAGE_FILES} isOver={isOver} isMany onFiles={take} />
          </li>
        )}
      </GalleryGrid>
      <AddressForm name={t(`media.group.${group}`)} onSource={take} />
      <p role="status" css={spoken}>
        {said}
      </p>
      {item?.picture_url && (
        <PictureDetails
          key={item.picture_url}
          src={item.picture_url}
          look={item}
          order={isBanners ? undefined : orderOf(item)}
          onChange={(change) => put(changed(galleries, item.id, change))}
          onReplace={(file) => send([file], item.section, item.id)}
          onRemove={() => remove(item)}
          place={
            <ToolSelect
              label={t('media.place')}
              value={item.section}
              options={PLACES.map((section) => ({ value: section, text: t(`media.section.${section}`) }))}
              onChange={(section) => {
                put(movedTo(galleries, item.id, section));
                setGroup(groupOf(section));
                setChosen(item);
              }}
            />
          }
        >
          {!isBanners && (
            <TextInput
              label={t('media.caption')}
              value={item.title ?? ''}
              maxLength={draftLimit('content.galleries.0.title')}
              error={errorOf(`content.galleries.${galleries.indexOf(item)}.title`)}
              onChange={({ currentTarget }) => put(changed(galleries, item.id, { title: currentTarget.value || null }))}
              styles={{ label: { fontSize: 13 }, input: { fontSize: 14 } }}
            />
          )}
        </PictureDetails>
      )}
      <details css={{ marginTop: 20 }}>
        <summary css={more}>{t('media.arrangement')}</summary>
        <div css={{ display: 'grid', gap: 14, paddingTop: 6 }}>
          <SwitchField of={ofOption(props, 'slider')} label={t('media.slider')} />
          <TextField of={ofContent(props, 'galleries_css')} label={t('media.css')} lines={2} isCode />
          <TextField of={ofContent(props, 'galleries_mobile_css')} label={t('media.mobile_css')} lines={2} isCode />
        </div>
      </details>
    </div>
  );
}

const PLACES = ['SECTION_1', 'SECTION_2', ...BANNERS] as const;

function asPicture({ url, target }: Uploaded) {
  const { subSection, replaces } = target.kind === 'client' ? target : {};
  const section = subSection && isGallerySection(subSection) ? subSection : 'SECTION_1';
  return { url, section, replaces };
}

const isGallerySection = (name: string): name is GalleryItem['section'] =>
  name === 'SECTION_1' || name === 'SECTION_2' || BANNERS.some((banner) => banner === name);

const panel = { containerType: 'inline-size', minWidth: 0 } as const;

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' } as const;

const more = {
  minHeight: 44,
  color: ledger.brand,
  fontWeight: 600,
  lineHeight: '44px',
  cursor: 'pointer',
} as const;
