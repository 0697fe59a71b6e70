import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useNavigate } from 'react-router';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { AttentionItem, EnvelopeView, GatePart, GuestKey } from '../../event-store/event-store.ts';
import { expectedOf } from '../../event-store/party.ts';
import { grouped } from '../../design/amount.ts';
import { Button } from '../../design/button.tsx';
import { Warning } from '../../design/icons.tsx';
import { useAct } from '../../check-in/use-act.ts';
import { nameIn, wordsFor } from './attention-item.ts';
import { useGatePart } from '../../check-in/use-gate-part.ts';

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
          <Button
            kind="second"
            // the two answers stand side by side
            css={item.kind === 'party' || item.kind === 'envelopes' ? { gridColumn: '1 / -1' } : undefined}
            onClick={() => void navigate(`/guest/${key}`)}
          >
            {t('history.open')}
          </Button>
        )}
        <Settling item={item} />
      </div>
    </li>
  );
}

/** The last word on it: of parties and souvenirs for all devices. */
function Settling({ item }: { item: AttentionItem }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  const guest = keyIn(item);
  const say = (as_one: boolean | null) => void record(() => store.settleParty({ guest, as_one }));
  switch (item.kind) {
    case 'party':
      return (
        <>
          <Button onClick={() => say(true)}>{t('attention.same')}</Button>
          <Button onClick={() => say(false)}>{t('attention.two')}</Button>
        </>
      );
    case 'souvenirs':
      return <Button onClick={() => say(null)}>{t('history.settle')}</Button>;
    case 'envelopes': {
      const last = item.envelopes.at(-1);
      const isOne = () => last && void record(() => store.undo({ op_id: last.op_id, guest }));
      return (
        <>
          <Button onClick={isOne}>{t('attention.same_envelope')}</Button>
          <Button onClick={() => void store.settle(item.id)}>{t('attention.two_envelopes')}</Button>
        </>
      );
    }
    case 'refused':
    case 'over_admitted':
      return <Button onClick={() => void store.settle(item.id)}>{t('history.settle')}</Button>;
  }
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
    case 'party': {
      const { guest, party } = item;
      const numbers = { attended: guest.total_guests_attended, expected: expectedOf(guest) };
      return (
        <>
          <p>
            {t('attention.party')}. {t('attention.party_count', numbers)}
          </p>
          <Gates parts={party.gates} />
          {party.souvenirs.length > 1 && <Souvenirs parts={party.souvenirs} />}
          <p css={{ color: 'var(--quiet)' }}>{t('attention.party_hint')}</p>
        </>
      );
    }
    case 'souvenirs':
      return <Souvenirs parts={item.party.souvenirs} />;
    case 'envelopes':
      return (
        <>
          <p>{t('attention.envelopes')}</p>
          <Envelopes envelopes={item.envelopes} />
        </>
      );
    case 'over_admitted': {
      const attended = item.guest.total_guests_attended;
      const allowed = expectedOf(item.guest);
      return (
        <>
          <p>{t('attention.over_admitted')}</p>
          <p css={{ color: 'var(--quiet)' }}>{t('attention.over_admitted_hint', { attended, allowed })}</p>
        </>
      );
    }
  }
}

function Souvenirs({ parts }: { parts: readonly GatePart[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('attention.souvenirs')}</p>
      <Gates parts={parts} />
    </>
  );
}

/** Whose, how much, and where each was taken down. */
function Envelopes({ envelopes }: { envelopes: readonly EnvelopeView[] }) {
  const { i18n } = useTranslation();
  const words = useGatePart();
  return (
    <ul css={{ display: 'grid', gap: 4 }}>
      {envelopes.map((envelope) => (
        <li key={envelope.op_id} css={{ overflowWrap: 'anywhere' }}>
          <b>{envelope.giver_name}</b>
          {envelope.amount !== null && `, ${grouped(envelope.amount, i18n.language)}`}
          <br />
          {words(envelope)}
        </li>
      ))}
    </ul>
  );
}

/** Gate by gate, and who it was there. */
function Gates({ parts }: { parts: readonly GatePart[] }) {
  const { t } = useTranslation();
  const words = useGatePart();
  return (
    <ul css={{ display: 'grid', gap: 4 }}>
      {parts.map((part) => (
        <li key={part.op_id} css={{ overflowWrap: 'anywhere' }}>
          <b>{words(part)}</b>
          {part.gate && part.usher && `, ${t('verdict.by', { usher: part.usher })}`}
        </li>
      ))}
    </ul>
  );
}

function keyIn(item: AttentionItem): GuestKey {
  switch (item.kind) {
    case 'refused':
      return item.operation.guest;
    case 'party':
    case 'souvenirs':
    case 'envelopes':
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
