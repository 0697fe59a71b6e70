import { limitAt, saveMembers } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../data.ts';
import { CrossIcon, PlusIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import { bodyOf, type MemberDraft, newDraft, toDrafts, withIds } from './member-drafts.ts';
import { useRefreshGuests } from './refresh.ts';
import type { Guest } from './use-guest-list.ts';

/** Who is in a household. What is typed is saved when its field is left, the rest at once. */
export function Members({ guest }: { guest: Guest }) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshGuests();
  const offerUndo = useOfferUndo();
  const [rows, setRows] = useState(() => toDrafts(guest.members));
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(rows);
  const saved = useRef(JSON.stringify(bodyOf(rows)));
  const show = (shown: MemberDraft[]) => {
    latest.current = shown;
    setRows(shown);
  };
  // one after the other, each with what stands there then: who was added by the one before has an id by now
  const save = useMutation({
    mutationFn: async () => {
      const wanted = latest.current;
      const body = bodyOf(wanted);
      if (JSON.stringify(body) === saved.current) return;
      const { data } = await api(routes.saveMembers, { params: { guestCode: guest.code }, body });
      show(withIds(latest.current, wanted, data.members));
      saved.current = JSON.stringify(bodyOf(withIds(wanted, wanted, data.members)));
      await refresh();
    },
    scope: { id: `members-${guest.code}` },
  });
  const keep = () => {
    if (JSON.stringify(bodyOf(latest.current)) !== saved.current) save.mutate();
  };
  // what was typed last stays, however the sheet goes
  const leave = useEffectEvent(keep);
  useEffect(() => () => leave(), []);
  const change = (at: number, words: Partial<MemberDraft>) =>
    show(rows.map((row, index) => (index === at ? { ...row, ...words } : row)));
  const add = () => {
    show([...rows, newDraft()]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (at: number) => {
    const [gone] = rows.slice(at, at + 1);
    const left = rows.filter((_, index) => index !== at);
    show(left);
    keep();
    if (!gone?.name.trim()) return;
    const put = () => {
      // the one who was taken out is gone with the answers: this is a new one of the same name
      show(latest.current.toSpliced(at, 0, { ...gone, id: undefined }));
      keep();
    };
    offerUndo({
      id: `member-${guest.code}`,
      text: t('guests.member.removed', { name: gone.name.trim() }),
      onUndo: put,
    });
  };
  return (
    <section aria-label={t('guests.member.title')} css={{ margin: '4px 0 24px' }}>
      <header css={head}>
        <h3 css={title}>{t('guests.member.title')}</h3>
        <Button variant="subtle" size="compact-md" fz={14} onClick={add}>
          <PlusIcon size={16} /> {t('guests.member.add')}
        </Button>
      </header>
      {rows.length === 0 && <p css={hint}>{t('guests.member.none', { count: guest.total_guests })}</p>}
      <ul ref={list} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map((row, at) => {
          const name = row.name.trim() || t('guests.member.number', { number: at + 1 });
          return (
            <li key={row.key} css={line}>
              <TextInput
                aria-label={t('guests.member.name_of', { number: at + 1 })}
                placeholder={t('guests.member.name')}
                value={row.name}
                maxLength={limitAt(saveMembers.body, 'members.0.name')}
                onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
                onBlur={keep}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  add();
                }}
                css={{ gridArea: 'name' }}
              />
              <Button
                variant={row.is_child ? 'filled' : 'default'}
                color={row.is_child ? 'accent' : undefined}
                aria-pressed={row.is_child}
                aria-label={t('guests.member.child_of', { name })}
                onClick={() => {
                  change(at, { is_child: !row.is_child });
                  keep();
                }}
                css={{ gridArea: 'child', paddingInline: 14 }}
              >
                {t('guests.member.child')}
              </Button>
              <TextInput
                aria-label={t('guests.member.diet_of', { name })}
                placeholder={t('guests.member.diet')}
                value={row.diet}
                maxLength={limitAt(saveMembers.body, 'members.0.diet')}
                onChange={({ currentTarget }) => change(at, { diet: currentTarget.value })}
                onBlur={keep}
                css={{ gridArea: 'diet' }}
              />
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('guests.member.remove', { name })}
                onClick={() => remove(at)}
                css={{ gridArea: 'out' }}
              >
                <CrossIcon size={16} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <p role="status" css={[hint, { minHeight: 20 }]}>
        {save.isPending ? t('parts.saving') : rows.length > 0 && t('guests.member.hint')}
      </p>
      {save.isError && <Problem>{reason(save.error)}</Problem>}
    </section>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 4,
} as const;
const title = { margin: 0, fontSize: 15, fontWeight: 700 } as const;
const hint = { margin: '6px 0 0', color: ledger.muted, fontSize: 14, lineHeight: 1.45 } as const;
const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"name child diet out"',
  alignItems: 'center',
  gap: 8,
  padding: '6px 0',
  '@media (max-width: 36em)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"name child out" "diet diet diet"',
    padding: '10px 0',
    borderTop: `1px solid ${ledger.line}`,
    '&:first-of-type': { borderTop: 0 },
  },
} as const;
