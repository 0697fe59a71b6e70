import { LIMITS } from '@janur/contracts/limits';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type FormEvent, useState } from 'react';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { useFocus } from '../../design/use-focus.ts';
import { grouped } from '../../design/amount.ts';
import { useGatePart } from '../../check-in/use-gate-part.ts';
import { NumberPad } from './number-pad.tsx';

/** Envelopes that this guest brought for others, at whichever gate: who sent each, how much where it was said, where and when. */
export function EntrustedGifts({ guest }: { guest: GuestView }) {
  const { t, i18n } = useTranslation();
  const words = useGatePart();
  const [isAdding, setIsAdding] = useState(false);
  const rows = guest.envelopes.map((envelope, index) => ({ ...envelope, key: `${envelope.op_id} ${index}` }));
  return (
    <section aria-label={t('gifts.title')} css={{ display: 'grid', gap: 10 }}>
      <h2 css={{ padding: '0 4px', fontSize: '1.0625rem', fontWeight: 700 }}>{t('gifts.title')}</h2>
      {rows.length > 0 && (
        <ul css={{ display: 'grid', gap: 8 }}>
          {rows.map(({ key, giver_name: giver, amount, ...part }) => (
            <li key={key} css={row}>
              <p css={{ minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
                <b>{giver}</b>
                <small>{words(part)}</small>
              </p>
              <span>{amount == null ? t('gifts.no_amount') : grouped(amount, i18n.language)}</span>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <GiftForm guest={guest} onDone={() => setIsAdding(false)} />
      ) : (
        <Button kind="second" onClick={() => setIsAdding(true)}>
          {t('gifts.add')}
        </Button>
      )}
    </section>
  );
}

function GiftForm({ guest, onDone }: { guest: GuestView; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  const field = useFocus<HTMLInputElement>();
  const [giver, setGiver] = useState('');
  const [digits, setDigits] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const giver_name = giver.trim();
    setIsMissing(giver_name === '');
    if (giver_name === '') return;
    const amount = digits === '' ? null : Number(digits);
    await record(() => store.give({ guest: guest.key, entrusted_gifts: [{ giver_name, amount }] }));
    onDone();
  }

  return (
    <form noValidate css={{ display: 'grid', gap: 12 }} onSubmit={(event) => void save(event)}>
      <Field
        ref={field}
        label={t('gifts.giver')}
        value={giver}
        onChange={({ target }) => setGiver(target.value)}
        problem={isMissing ? t('gifts.giver_missing') : undefined}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={LIMITS.person_name}
      />
      <p css={amountBox}>
        <span css={{ color: 'var(--quiet)', fontWeight: 500 }}>
          {t('gifts.amount')} {t('walk_in.optional')}
        </span>
        <output aria-live="polite">{digits === '' ? '–' : grouped(Number(digits), i18n.language)}</output>
      </p>
      <NumberPad digits={digits} onChange={setDigits} />
      <div css={pair}>
        <Button kind="second" onClick={onDone}>
          {t('verdict.close')}
        </Button>
        <Button type="submit">{t('gifts.add')}</Button>
      </div>
    </form>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  minHeight: 60,
  padding: '10px 18px',
  borderRadius: 18,
  background: 'var(--card)',
  '& span': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: 'var(--quiet)', fontSize: '0.9375rem', fontWeight: 500 },
});

const amountBox = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '0 4px',
  '& output': { fontSize: '2rem', fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
});

const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))', gap: 10 });
