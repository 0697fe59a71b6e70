import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useNavigate } from 'react-router';
import { useEventStore, useEvent } from '../../check-in/open-event.tsx';
import type { AttentionItem, DuplicatePart, GuestKey } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Warning } from '../../design/icons.tsx';
import { clockTime } from '../../design/times.ts';
import { useAct } from '../../check-in/use-act.ts';
import { nameIn, wordsFor } from './attention-item.ts';

/** One thing that a person must look at: what happened, what to do, and the tick that it was done. */
export function AttentionCard({ item }: { item: AttentionItem }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const navigate = useNavigate();
  const key = keyIn(item);
  return (
    <li css={card}>
      <p css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Warning />
        <b css={{ fontSize: '1.1875rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>{nameIn(item)}</b>
      </p>
      <What item={item} />
      <div css={row}>
        {store.guest(key) && (
          <Button kind="second" onClick={() => void navigate(`/guest/${key}`)}>
            {t('history.open')}
          </Button>
        )}
        <Button onClick={() => void store.settle(item.id)}>{t('history.settle')}</Button>
      </div>
    </li>
  );
}

function What({ item }: { item: AttentionItem }) {
  const { t } = useTranslation();
  const actOf = useAct();
  switch (item.kind) {
    case 'refused':
      return (
        <>
          <p>{actOf(item.operation)}</p>
          <p>{t(wordsFor(item.reason))}</p>
          {item.right && <p>{item.right.title}</p>}
        </>
      );
    case 'duplicate':
      return (
        <>
          <p>{t('attention.duplicate')}</p>
          <p>
            <Part word="attention.first" part={item.first} />
          </p>
          <p>
            <Part word="attention.second" part={item.second} />
          </p>
          <p css={{ color: 'var(--quiet)' }}>{t('attention.duplicate_hint')}</p>
        </>
      );
    case 'over_admitted': {
      const { total_guests_attended: attended, allowed } = item.guest;
      return (
        <>
          <p>{t('attention.over_admitted')}</p>
          <p css={{ color: 'var(--quiet)' }}>{t('attention.over_admitted_hint', { attended, allowed })}</p>
        </>
      );
    }
  }
}

/** 18.42 di Gerbang B, oleh Dina; as much of it as is known. */
function Part({ word, part }: { word: string; part: DuplicatePart | null }) {
  const { t, i18n } = useTranslation();
  const { timezone } = useEvent();
  const time = part?.at ? clockTime(part.at, timezone, i18n.language) : '–';
  const where = part?.gate ? t('verdict.at_gate', { time, gate: part.gate }) : time;
  const what = part?.usher ? `${where}, ${t('verdict.by', { usher: part.usher })}` : where;
  return t(word, { what });
}

function keyIn(item: AttentionItem): GuestKey {
  switch (item.kind) {
    case 'refused':
      return item.operation.guest;
    case 'duplicate':
      return item.guest_code;
    case 'over_admitted':
      return item.guest.key;
  }
}

const card = css({
  display: 'grid',
  gap: 8,
  padding: '18px 18px 14px',
  border: '2px solid var(--twice)',
  borderRadius: 18,
  background: 'var(--card)',
  lineHeight: 1.35,
  '& svg': { flex: 'none', color: 'var(--twice)' },
  '& p': { overflowWrap: 'anywhere' },
});

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
  gap: 10,
  paddingTop: 6,
  '& button': { minHeight: 60, fontSize: '1.0625rem' },
  '& button:first-of-type:not(:only-child)': { background: 'color-mix(in srgb, var(--text) 9%, transparent)' },
});
