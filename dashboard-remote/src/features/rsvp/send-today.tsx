import { MESSAGE_KINDS } from '@janur/contracts/messages';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { SendIcon } from '../../parts/icons.tsx';
import { card, oneLine } from '../../parts/styles.ts';
import { title } from './answer-chart.tsx';

/** As many as fit beside the numbers. */
const SHOWN = 4;
/** As the queue has it, unless somebody chooses else there. */
const USUAL = { silent_days: 7, thanked: 'ANY' } as const;
const countsQuery = queryOf(api, routes.getSendingQueues, { query: USUAL });

/** Whose turn it is to be written to: the first few of the first queue that has somebody, each one tap away. */
export function SendToday() {
  const { t, i18n } = useTranslation();
  const counts = useQuery(countsQuery).data?.data;
  const due = MESSAGE_KINDS.map((kind) => counts?.find((count) => count.kind === kind)).find(
    (count) => count !== undefined && count.waiting > 0,
  );
  const body = { queue: { kind: due?.kind ?? ('INVITATION' as const), ...USUAL }, limit: SHOWN };
  const list = useQuery({
    queryKey: [routes.listRsvpGuests.path, body],
    queryFn: ({ signal }) => api(routes.listRsvpGuests, { body }, { signal }),
    enabled: due !== undefined,
  });
  const guests = list.data?.data ?? [];
  if (!due || guests.length === 0) return null;
  const kind = due.kind.toLowerCase().replaceAll('_', '-');
  const hrefOf = (guest?: string) =>
    `/sending?${new URLSearchParams({ ...(due.kind !== 'INVITATION' && { kind }), ...(guest && { guest }) }).toString()}`;
  return (
    <section aria-label={t('rsvp.send_today')} css={[card, { padding: '18px 0 12px' }]}>
      <div css={head}>
        <h2 css={[title, { margin: 0 }]}>{t('rsvp.send_today')}</h2>
        <span css={{ color: ledger.muted }}>
          {t(`sending.kind.${due.kind}`)} · <b data-number="due">{due.waiting.toLocaleString(i18n.language)}</b>
        </span>
      </div>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {guests.map(({ code, name, guest_group: group, total_guests: people }) => (
          <li key={code} css={row}>
            <span css={{ flex: 1, minWidth: 0 }}>
              <b css={[oneLine, { fontWeight: 600 }]}>{name}</b>
              <span css={[oneLine, { color: ledger.muted }]}>
                {[group, t('rsvp.people', { count: people })].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              component={Link}
              variant="default"
              px={0}
              w={44}
              h={44}
              to={hrefOf(code)}
              aria-label={t('rsvp.write_to', { name })}
            >
              <SendIcon />
            </Button>
          </li>
        ))}
      </ul>
      <div css={{ padding: '12px 22px 4px' }}>
        <Button component={Link} variant="default" fullWidth h={44} to={hrefOf()}>
          {t('rsvp.open_queue')}
        </Button>
      </div>
    </section>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '0 22px 10px',
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 22px',
  borderTop: `1px solid ${ledger.line}`,
  lineHeight: 1.4,
} as const;
