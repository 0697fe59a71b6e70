import type { listEntrustedGifts, SuccessOf } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { Empty } from '../../parts/empty.tsx';
import { spoken, table } from '../../parts/styles.ts';
import { Pager } from '../../parts/pager.tsx';
import { clockTime, money } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { SIZES } from './attendance-search.ts';

interface EntrustedGiftsProps {
  answer: SuccessOf<typeof listEntrustedGifts> | undefined;
  event: HostEvent;
  hrefOf: (page: number) => string;
  onLimit: (limit: number) => void;
}

/** Envelopes that guests brought for others: who sent it, how much, with whom it came, and the sum of them all. */
export function EntrustedGifts({ answer, event, hrefOf, onLimit }: EntrustedGiftsProps) {
  const { t, i18n } = useTranslation();
  const timeOf = (at: string) => clockTime(at, event.timezone, i18n.language);
  if (!answer) return <Skeleton h={240} m={16} w="auto" />;
  const { data: gifts, meta, header } = answer;
  if (gifts.length === 0) return <Empty title={t('attendance.none.ENTRUSTED')} advice={t('attendance.none_advice')} />;
  return (
    <>
      <div css={{ position: 'relative', overflowX: 'auto' }}>
        <table css={[table, { minWidth: 560, [media.phone]: { minWidth: 0 } }]}>
          <caption css={spoken}>{t('attendance.shown.ENTRUSTED')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('attendance.column.giver')}</th>
              <th scope="col" css={{ '&&': { textAlign: 'end', paddingInlineEnd: 32 } }}>
                {t('attendance.column.amount')}
              </th>
              <th scope="col" css={notOnPhones}>
                {t('attendance.column.brought_by')}
              </th>
              <th scope="col" css={notOnPhones}>
                {t('attendance.column.time')}
              </th>
            </tr>
          </thead>
          <tbody>
            {gifts.map((gift) => (
              <tr key={gift.id}>
                <td>
                  <b css={{ fontWeight: 700 }}>{gift.giver_name}</b>
                  <span css={onPhones}>
                    {t('gifts.brought_by', { name: gift.guest_name })}, {timeOf(gift.created_at)}
                  </span>
                </td>
                <td css={amount}>
                  {gift.amount === null ? t('attendance.not_counted') : money(gift.amount, i18n.language)}
                </td>
                <td css={notOnPhones}>{gift.guest_name}</td>
                <td css={notOnPhones}>{timeOf(gift.created_at)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('attendance.all_gifts', { count: header.total_gifts })}</th>
              <td css={[amount, { fontWeight: 700 }]}>
                {header.total_amount !== null && money(header.total_amount, i18n.language)}
              </td>
              <td colSpan={2} css={notOnPhones}>
                {t('attendance.in_all')}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {header.perhaps_twice > 0 && <p css={note}>{t('gifts.twice', { count: header.perhaps_twice })}</p>}
      <Pager meta={meta} sizes={SIZES} hrefOf={hrefOf} onLimit={onLimit} />
    </>
  );
}

/** Who brought it and when stands below the giver there: a table that is wider than the screen hides it. */
const notOnPhones = { [media.phone]: { '&&': { display: 'none' } } } as const;
const onPhones = { display: 'none', color: ledger.muted, [media.phone]: { display: 'block' } } as const;

const note = { margin: 0, padding: '10px 16px', color: ledger.warning, fontWeight: 600 } as const;
const amount = { '&&': { paddingInlineEnd: 32, color: ledger.ink, textAlign: 'end', whiteSpace: 'nowrap' } } as const;
