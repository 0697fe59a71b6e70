import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { type Brought, SHARED, type SharedNumber, type Sharing } from './guests-to-bring.ts';
import { MendCard } from './mend-card.tsx';
import { PreviewCounts, type Shown } from './preview-counts.tsx';
import { PreviewRows } from './preview-rows.tsx';
import type { WrongGuest } from './problems.ts';
import { chip, panel } from './styles.ts';
import { TakeFoot } from './take-foot.tsx';
import type { usePreview } from './use-preview.ts';

interface CheckStepProps {
  guests: readonly Brought[];
  /** What the server would do with them. */
  checked: ReturnType<typeof usePreview>;
  shared: readonly SharedNumber[];
  sharing: (phone: string) => Sharing;
  onSharing: (phone: string, is: Sharing) => void;
  wrong: readonly WrongGuest[];
  onMend: (wrong: WrongGuest, text: string) => void;
  onRight: (wrong: WrongGuest) => void;
  onSame: (guest: Brought, code: string) => void;
  onApart: (guest: Brought) => void;
  onLeaveOut: (guest: Brought) => void;
  /** Why nothing was taken over. */
  failure?: string | undefined;
  onSend: () => void;
}

const SHOWN = 50;

/**
 * What the list would do before it does anything, each count with its rows; and what somebody has to decide: numbers of several
 * guests, and cells that are none.
 */
export function CheckStep(props: CheckStepProps) {
  const { guests, checked, shared, sharing, onSharing, wrong, onMend, onRight, onSame, onApart, onLeaveOut } = props;
  const { failure, onSend } = props;
  const { t } = useTranslation();
  const reason = useReason();
  const [chosen, setChosen] = useState<Shown>();
  const asked = shared.length + wrong.length;
  const shown = chosen ?? (asked > 0 ? 'asked' : 'created');
  const { preview } = checked;
  return (
    <>
      <PreviewCounts
        counts={{
          created: preview?.created.length,
          updated: preview?.updated.length,
          unchanged: preview?.unchanged.length,
          asked,
        }}
        isCurrent={checked.isCurrent}
        shown={shown}
        onShow={setChosen}
      />
      <div css={columns}>
        {shown === 'asked' && shared.length > 0 && (
          <section css={panel}>
            <h3 css={heading}>{t('imports.shared_title')}</h3>
            {shared.map((one) => (
              <Household
                key={one.phone}
                shared={one}
                sharing={sharing(one.phone)}
                onChange={(is) => onSharing(one.phone, is)}
              />
            ))}
          </section>
        )}
        {shown === 'asked' && wrong.length > 0 && (
          <section css={panel}>
            <h3 css={heading}>{t('imports.mend_title', { count: wrong.length })}</h3>
            <ul css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
              {wrong.slice(0, SHOWN).map((one) => (
                <MendCard
                  key={`${one.guest.row} ${one.column}`}
                  wrong={one}
                  onMend={(text) => onMend(one, text)}
                  onSure={() => onRight(one)}
                  onSame={(code) => onSame(one.guest, code)}
                  onApart={() => onApart(one.guest)}
                  onLeaveOut={() => onLeaveOut(one.guest)}
                />
              ))}
            </ul>
            {wrong.length > SHOWN && (
              <p css={{ margin: 0 }}>{t('imports.more_wrong', { count: wrong.length - SHOWN })}</p>
            )}
          </section>
        )}
        {shown === 'asked' && asked === 0 && (
          <section css={panel}>
            <p css={{ margin: 0, color: ledger.success, fontWeight: 600 }}>{t('imports.all_well')}</p>
          </section>
        )}
        {shown !== 'asked' && preview && <PreviewRows key={shown} shown={shown} preview={preview} />}
      </div>
      {checked.failure !== undefined && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <Problem>{reason(checked.failure)}</Problem>
          <Button variant="default" onClick={checked.again}>
            {t('problem.retry')}
          </Button>
        </div>
      )}
      {failure && <Problem>{failure}</Problem>}
      <TakeFoot
        preview={preview}
        isCurrent={checked.isCurrent}
        hasWrong={wrong.length > 0}
        isEmpty={guests.length === 0}
        onSend={onSend}
      />
    </>
  );
}

interface HouseholdProps {
  shared: SharedNumber;
  sharing: Sharing;
  onChange: (is: Sharing) => void;
}

function Household({ shared: { phone, guests }, sharing, onChange }: HouseholdProps) {
  const { t } = useTranslation();
  const [first] = guests;
  return (
    <fieldset css={choice}>
      <legend css={{ float: 'inline-start', width: '100%', padding: 0, fontWeight: 600 }}>{phone}</legend>
      <span css={{ display: 'flex', flexWrap: 'wrap', clear: 'both', gap: 6, padding: '8px 0 14px' }}>
        {guests.map(({ row, values }) => (
          <span key={row} css={chip}>
            {values.name}
          </span>
        ))}
      </span>
      <Radio.Group
        aria-label={phone}
        value={sharing}
        onChange={(value) => onChange(SHARED.find((one) => one === value) ?? 'one')}
      >
        <div css={{ display: 'grid', gap: 14 }}>
          <Radio value="one" label={t('imports.one_household', { name: first?.values.name ?? '' })} />
          <Radio value="apart" label={t('imports.apart', { count: guests.length })} />
          <Radio value="twice" label={t('imports.twice', { name: first?.values.name ?? '', count: guests.length })} />
        </div>
      </Radio.Group>
    </fieldset>
  );
}

const columns = {
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  '@media (min-width: 62em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(380px, 1fr))' },
} as const;

const heading = { margin: 0, fontSize: 17 } as const;

const choice = { margin: 0, padding: '14px 0 0', border: 0, borderTop: `1px solid ${ledger.border}` } as const;
