import { useTranslation } from '@janur/i18n';
import type { SectionName } from '@janur/kit/sections';
import { ledger } from '@janur/ui';
import { useState } from 'react';
import { LockIcon } from '../../../parts/icons.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { spoken } from '../../../parts/styles.ts';
import { countOf, isEmpty, isHidden, movedTo, orderOf, type SectionId, toggled } from '../sections.ts';
import { publicClient } from '../scene.ts';
import { PanelLink } from './panel-link.tsx';
import { SectionRow } from './section-row.tsx';
import { useSortable } from './use-sortable.ts';

/** The sections of the page in their order: to open, to move, to hide. The opening stands first, always. */
export function SectionList() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  const base = useEditor((state) => state.base);
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState<SectionName>();
  const order = orderOf(draft.option);
  const client = publicClient(draft);
  const sortable = useSortable({ count: order.length, onMove: move });

  function move(from: number, to: number) {
    const section = order[from];
    if (!section || to < 0 || to >= order.length) return;
    store.change(movedTo(draft.option, from, to));
    setSaid(t('editor.moved', { section: t(`editor.panel.${section}`), place: to + 1, count: order.length }));
  }

  const of = (section: SectionId) => ({
    section,
    isHidden: isHidden(section, draft.option),
    isEmpty: isEmpty(section, client),
    count: countOf(section, draft),
    onToggle: () => store.change(toggled(section, { base, draft })),
  });

  return (
    <>
      <ol css={list} data-path="option.orders" data-sorting={sortable.isDragging || undefined}>
        <li css={{ display: 'flex', alignItems: 'center', height: 44 }}>
          <span css={lock} title={t('editor.opening_first')}>
            <LockIcon size={16} />
          </span>
          <PanelLink panel="opening" />
        </li>
        {order.map((section, index) => (
          <SectionRow
            key={section}
            {...of(section)}
            row={sortable.row(index)}
            handle={sortable.handle(index)}
            isMoving={moving === section}
            onMoving={() => setMoving(moving === section ? undefined : section)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < order.length - 1 ? () => move(index, index + 1) : undefined}
          >
            {section === 'hero' && <SectionRow {...of('countdown')} />}
          </SectionRow>
        ))}
      </ol>
      <p role="status" css={spoken}>
        {said}
      </p>
      <p css={advice}>{t('editor.order_advice')}</p>
    </>
  );
}

const list = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-sorting]': { userSelect: 'none', cursor: 'grabbing' },
} as const;

const lock = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 24,
  color: ledger.muted,
  '@media (pointer: coarse)': { width: 44 },
} as const;

const advice = {
  margin: '14px 0 0',
  padding: '12px 8px 0',
  borderTop: `1px solid ${ledger.border}`,
  color: ledger.muted,
  fontSize: 14,
  '@media (pointer: coarse)': { display: 'none' },
} as const;
