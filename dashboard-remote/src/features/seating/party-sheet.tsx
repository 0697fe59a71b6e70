import { SEAT_WISHES, type SeatedParty } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { NativeSelect, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { SettledControl } from '../../parts/settled-control.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { HallView, Seating } from './hall-view.ts';
import { isWarning, useReasonText } from './reason-text.ts';
import { RuleList } from './rule-list.tsx';
import { heading } from './styles.ts';
import { useTableTitle } from './table-title.ts';
import { useRefreshSeating, type useSeat } from './use-seating.ts';

interface PartySheetProps {
  party: SeatedParty;
  seating: Seating;
  view: HallView;
  eventId: number;
  seat: ReturnType<typeof useSeat>;
  onClose: () => void;
}

/** One party: why it sits here, where else it could, what it would like, and with whom it sits or never does. */
export function PartySheet({ party, seating, view, eventId, seat, onClose }: PartySheetProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  const reasonText = useReasonText(view);
  const why = useReason();
  const refresh = useRefreshSeating(eventId);
  const wish = useMutation({
    mutationFn: (wanted: Partial<Pick<SeatedParty, 'is_pinned' | 'wish'>>) =>
      api(routes.wishForSeat, { params: { eventId, guestEventId: party.guest_event_id }, body: wanted }),
    onSuccess: refresh,
  });
  const wanted = { ...party, ...(wish.isPending ? wish.variables : {}) };
  const known = party.table_number;
  const failed = wish.error ?? seat.failed;
  return (
    <Sheet title={party.name} onClose={onClose} width={460}>
      <p css={note}>
        {[t('seating.people', { count: party.people }), party.guest_group].filter(Boolean).join(', ')}
        {party.has_arrived && ` · ${t('seating.has_arrived')}`}
      </p>
      <div css={{ display: 'grid', gap: 22 }}>
        <NativeSelect
          size="md"
          label={t('seating.sits_at')}
          value={known ?? ''}
          disabled={party.has_arrived}
          onChange={({ currentTarget: { value } }) => seat.seatAt(party, value || null)}
          data={[
            { value: '', label: t('seating.nowhere') },
            ...(known !== null && !view.tables.some(({ table }) => table.name === known)
              ? [{ value: known, label: title(known) }]
              : []),
            ...view.tables.map(({ table, taken }) => ({
              value: table.name,
              label: t('seating.free_at', { table: title(table.name), count: Math.max(0, table.seats - taken) }),
            })),
          ]}
        />
        <section aria-labelledby="why-here">
          <h3 id="why-here" css={heading}>
            {known === null ? t('seating.why_nowhere') : t('seating.why_here')}
          </h3>
          <ul css={reasons}>
            {party.reasons.map((reason) => (
              <li key={JSON.stringify(reason)} data-warning={isWarning(reason) || undefined}>
                {reasonText(reason)}
              </li>
            ))}
          </ul>
        </section>
        <Switch
          size="md"
          checked={wanted.is_pinned}
          disabled={known === null}
          onChange={({ currentTarget: { checked } }) => wish.mutate({ is_pinned: checked })}
          label={t('seating.pin')}
          description={t('seating.pin_advice')}
          styles={{ label: { fontSize: 15, fontWeight: 600 } }}
        />
        <div>
          <h3 css={heading}>{t('seating.wishes')}</h3>
          <SettledControl<string>
            size="md"
            fullWidth
            aria-label={t('seating.wishes')}
            value={wanted.wish ?? ''}
            onChange={(value) => wish.mutate({ wish: SEAT_WISHES.find((one) => one === value) ?? null })}
            data={[
              { value: '', label: t('seating.wish.none') },
              ...SEAT_WISHES.map((value) => ({ value, label: t(`seating.wish.${value}`) })),
            ]}
          />
        </div>
        <RuleList party={party} seating={seating} onChanged={refresh} />
        {failed && <Problem>{why(failed)}</Problem>}
      </div>
    </Sheet>
  );
}

const note = { margin: '0 0 18px', color: ledger.muted, fontSize: 14 } as const;

const reasons = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 15,
  lineHeight: 1.45,
  '& li': { position: 'relative', padding: '3px 0 3px 18px' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    top: 12,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: ledger.brand,
  },
  '& li[data-warning]': { color: ledger.warning, fontWeight: 600 },
  '& li[data-warning]::before': { background: ledger.warning },
} as const;
