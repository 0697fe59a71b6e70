import { limitAt, MOST_MEALS, saveMeals } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { CrossIcon, PlusIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useUnsaved } from '../../parts/unsaved.tsx';
import { hostQuery, type HostEvent } from '../../parts/use-host.ts';

interface Row {
  readonly key: string;
  readonly id: number | undefined;
  readonly name: string;
  readonly is_for_children: boolean;
}

const newRow = (): Row => ({ key: crypto.randomUUID(), id: undefined, name: '', is_for_children: false });

/** What would be saved, to be compared. */
const written = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.filter(({ name }) => name.trim()).map(({ id, name, is_for_children: is }) => [id, name.trim(), is]),
  );

/** What guests may choose from at an event. A meal keeps its choices when it is renamed, and loses them when it goes. */
export function MenuEditor({ event, onClose }: { event: HostEvent; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const [initial] = useState<readonly Row[]>(() =>
    event.meals.length > 0 ? event.meals.map((meal) => ({ ...meal, key: String(meal.id) })) : [newRow(), newRow()],
  );
  const [rows, setRows] = useState(initial);
  const change = (key: string, words: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...words } : row)));
  const save = useMutation({
    mutationFn: async () => {
      const meals = rows
        .filter(({ name }) => name.trim() !== '')
        .map(({ id, name, is_for_children }) => ({
          ...(id !== undefined && { id }),
          name: name.trim(),
          is_for_children,
        }));
      await api(routes.saveMeals, { params: { eventId: event.id }, body: { meals } });
      await Promise.all(
        [hostQuery.queryKey, [routes.getCatererSheet.path], [routes.listRsvpGuests.path]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onSuccess: onClose,
  });
  const unsaved = useUnsaved({
    isDirty: () => written(rows) !== written(initial),
    onSave: () => save.mutate(),
    onClose,
  });
  return (
    <Sheet
      title={t('caterer.menu_of', { event: event.title })}
      onClose={unsaved.close}
      actions={
        <Button type="submit" form="menu-form" loading={save.isPending}>
          {t('parts.save')}
        </Button>
      }
    >
      <p css={{ margin: '0 0 14px', color: ledger.muted, fontSize: 14, lineHeight: 1.5 }}>{t('caterer.menu_hint')}</p>
      <form
        id="menu-form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          save.mutate();
        }}
      >
        <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map(({ key, name, is_for_children }, at) => {
            const shown = name.trim() || t('caterer.meal_number', { number: at + 1 });
            return (
              <li key={key} css={line}>
                <TextInput
                  aria-label={t('caterer.meal_number', { number: at + 1 })}
                  placeholder={t('caterer.meal_example')}
                  value={name}
                  maxLength={limitAt(saveMeals.body, 'meals.0.name')}
                  onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
                />
                <Button
                  type="button"
                  variant={is_for_children ? 'filled' : 'default'}
                  color={is_for_children ? 'accent' : undefined}
                  aria-pressed={is_for_children}
                  aria-label={t('caterer.children_meal', { name: shown })}
                  onClick={() => change(key, { is_for_children: !is_for_children })}
                  px={14}
                >
                  {t('caterer.for_children')}
                </Button>
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={t('caterer.remove_meal', { name: shown })}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                >
                  <CrossIcon size={16} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
        {rows.length < MOST_MEALS && (
          <Button type="button" variant="subtle" mt={6} onClick={() => setRows([...rows, newRow()])}>
            <PlusIcon size={16} /> {t('caterer.add_meal')}
          </Button>
        )}
        {save.isError && <Problem>{reason(save.error)}</Problem>}
      </form>
      {unsaved.question}
    </Sheet>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 8,
  padding: '5px 0',
} as const;
