import { useTranslation } from '@janur/i18n';
import { EyeIcon, EyeOffIcon, ledger } from '@janur/ui';
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronDownIcon, GripIcon, UpIcon } from '../../../parts/icons.tsx';
import { type SectionId, styleOf } from '../sections.ts';
import { PanelLink } from './panel-link.tsx';
import type { useSortable } from './use-sortable.ts';

type Sortable = ReturnType<typeof useSortable>;

interface SectionRowProps {
  section: SectionId;
  isHidden: boolean;
  isEmpty: boolean;
  count: number | undefined;
  onToggle: () => void;
  row?: ReturnType<Sortable['row']>;
  handle?: ReturnType<Sortable['handle']>;
  /** Without dragging: the handle, tapped, shows two arrows. */
  isMoving?: boolean;
  onMoving?: () => void;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  /** A part of the section, which moves with it. */
  children?: ReactNode;
}

export function SectionRow(props: SectionRowProps) {
  const { section, isHidden, isEmpty, count, onToggle, row, handle, isMoving, onMoving, onUp, onDown } = props;
  const { t } = useTranslation();
  const name = t(`editor.panel.${section}`);
  const line = (
    <div css={lineBox} data-line>
      {handle ? (
        <button
          type="button"
          {...handle}
          onClick={onMoving}
          aria-label={t('editor.move', { section: name })}
          aria-expanded={isMoving}
          css={grip}
        >
          <GripIcon />
        </button>
      ) : (
        <span css={gripSpace} />
      )}
      <PanelLink panel={section} isHidden={isHidden}>
        {!isMoving && <span css={aside}>{count || (isEmpty && !isHidden ? t('editor.empty') : '')}</span>}
      </PanelLink>
      {isMoving ? (
        <>
          <ActionIcon aria-label={t('editor.move_up', { section: name })} disabled={!onUp} onClick={onUp}>
            <UpIcon />
          </ActionIcon>
          <ActionIcon aria-label={t('editor.move_down', { section: name })} disabled={!onDown} onClick={onDown}>
            <ChevronDownIcon />
          </ActionIcon>
        </>
      ) : styleOf(section) ? (
        <ActionIcon
          aria-label={t(isHidden ? 'editor.show_section' : 'editor.hide_section', { section: name })}
          onClick={onToggle}
        >
          {isHidden ? <EyeOffIcon /> : <EyeIcon />}
        </ActionIcon>
      ) : (
        <span css={{ width: 36, flex: 'none' }} />
      )}
    </div>
  );
  if (!row) return line;
  return (
    <li {...row} css={item}>
      {line}
      {props.children}
    </li>
  );
}

const item = {
  '&[data-sorting]:not([data-dragged])': { transition: 'transform 140ms' },
  '&[data-dragged]': { position: 'relative', zIndex: 2, opacity: 0.94 },
  '&[data-dragged] [data-line]': { background: 'var(--ledger-card)', boxShadow: `0 8px 20px -8px ${ledger.shade}` },
} as const;

const lineBox = {
  display: 'flex',
  alignItems: 'center',
  height: 44,
  paddingInlineEnd: 2,
  borderRadius: 10,
  '&:has(a[aria-current])': {
    borderRadius: '4px 10px 10px 4px',
    background: 'var(--ledger-card)',
    boxShadow: `0 0 0 1px ${ledger.border}, 0 1px 3px #26353514, inset 3px 0 0 ${ledger.brand}`,
  },
} as const;

const grip = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 24,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: ledger.control,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { color: 'var(--mantine-color-text)' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;

const gripSpace = { flex: 'none', width: 24, '@media (pointer: coarse)': { width: 44 } } as const;

const aside = { flex: 'none', marginInlineStart: 'auto', color: ledger.muted, fontWeight: 500 } as const;
