import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { SegmentedControl } from '@mantine/core';
import { type GalleryItem, type Group, GROUPS, itemsOf } from './gallery.ts';

interface GroupTabsProps {
  galleries: readonly GalleryItem[];
  group: Group;
  onChange: (group: Group) => void;
}

/** Bagian 1 7 | Bagian 2 4 | Spanduk 3 */
export function GroupTabs({ galleries, group, onChange }: GroupTabsProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="sm"
      withItemsBorders={false}
      aria-label={t('media.groups')}
      value={group}
      onChange={onChange}
      data={GROUPS.map((value) => ({
        value,
        label: (
          <>
            {t(`media.group.${value}`)}{' '}
            <em css={{ marginInlineStart: 2, color: ledger.muted, fontStyle: 'normal', fontWeight: 500 }}>
              {itemsOf(galleries, value).length}
            </em>
          </>
        ),
      }))}
      css={{ '&& label': { paddingInline: 12, lineHeight: '32px', minHeight: 34, fontWeight: 600 } }}
    />
  );
}
