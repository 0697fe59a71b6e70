import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Bound, rowsOf } from '../bind.ts';
import { BinIcon, ChevronDownIcon, PlusIcon, UpIcon } from '../../../parts/icons.tsx';
import { spoken } from '../../../parts/styles.ts';
import { useRemoval } from '../../../parts/undo.tsx';

interface RowCardsProps<T extends { id: number }> {
  path: string;
  list: ReturnType<typeof rowsOf<T>>;
  /** What a row is called, and what stands beside its name. */
  titleOf: (row: T, index: number) => string;
  noteOf?: (row: T) => string;
  add: { text: string; row: () => Omit<T, 'id'> };
  empty: string;
  children: (of: Bound<T>) => ReactNode;
}

/** Rows to add, to order, to open one at a time, and to remove with a way back. */
export function RowCards<T extends { id: number }>(props: RowCardsProps<T>) {
  const { path, list, titleOf, noteOf, add, empty, children } = props;
  const { t } = useTranslation();
  const { offer } = useRemoval<{ row: T; place: number }>(({ row, place }) => list.insert(place, row));
  const [said, setSaid] = useState('');
  // by place, not by id: a row that was saved has another id, and stays open
  const [open, setOpen] = useState<number | null>(list.rows.length === 1 ? 0 : null);

  function move(from: number, to: number) {
    list.move(from, to);
    if (open === from) setOpen(to);
    else if (open === to) setOpen(from);
    setSaid(t('editor.row.moved', { place: to + 1, count: list.rows.length }));
  }

  function remove(index: number, row: T) {
    list.remove(index);
    setOpen(null);
    offer(t('editor.row.removed', { name: titleOf(row, index) }), { row, place: index });
  }

  return (
    <div data-path={path} css={{ display: 'grid', gap: 12 }}>
      {list.rows.length === 0 && <p css={emptyBox}>{empty}</p>}
      <ol css={{ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }}>
        {list.rows.map((of, index) => (
          <li key={index} css={card} data-open={open === index || undefined}>
            <div css={head}>
              <button
                type="button"
                css={opener}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                <b css={name}>{titleOf(of.value, index)}</b>
                {noteOf && <span css={note}>{noteOf(of.value)}</span>}
              </button>
              <ActionIcon
                aria-label={t('editor.move_up', { section: titleOf(of.value, index) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <UpIcon />
              </ActionIcon>
              <ActionIcon
                aria-label={t('editor.move_down', { section: titleOf(of.value, index) })}
                disabled={index === list.rows.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDownIcon />
              </ActionIcon>
              <ActionIcon
                aria-label={t('editor.row.remove', { name: titleOf(of.value, index) })}
                onClick={() => remove(index, of.value)}
              >
                <BinIcon />
              </ActionIcon>
            </div>
            {open === index && <div css={body}>{children(of)}</div>}
          </li>
        ))}
      </ol>
      <p role="status" css={spoken}>
        {said}
      </p>
      <Button
        variant="default"
        h={44}
        leftSection={<PlusIcon />}
        css={{ justifySelf: 'start' }}
        onClick={() => {
          list.add(add.row());
          setOpen(list.rows.length);
        }}
      >
        {add.text}
      </Button>
    </div>
  );
}

const card = {
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: 'var(--ledger-card)',
  '&[data-open]': { borderColor: ledger.borderStrong },
} as const;

const head = { display: 'flex', alignItems: 'center', gap: 2, padding: '4px 8px 4px 4px' } as const;

const opener = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: '10px 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

const name = { overflow: 'hidden', maxWidth: '100%', fontWeight: 700, textOverflow: 'ellipsis' } as const;

const note = { color: ledger.muted } as const;

const body = {
  display: 'grid',
  gap: 16,
  padding: '14px 16px 18px',
  borderTop: `1px solid ${ledger.border}`,
} as const;

const emptyBox = {
  margin: 0,
  padding: '22px 18px',
  border: `1.5px dashed ${ledger.borderStrong}`,
  borderRadius: 14,
  color: ledger.muted,
  textAlign: 'center',
} as const;
