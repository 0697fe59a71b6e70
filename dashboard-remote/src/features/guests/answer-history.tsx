import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { shortDay } from '../../parts/times.ts';
import type { Host } from '../../parts/use-host.ts';
import type { Guest } from './use-guest-list.ts';

interface Line {
  readonly at: string;
  readonly text: string;
}

/** What was sent to a guest and what came back, by whom, the latest first. */
export function AnswerHistory({ guest, host }: { guest: Guest; host: Host }) {
  const { t, i18n } = useTranslation();
  const query = queryOf(api, routes.listAnswerHistory, { params: { guestCode: guest.code } });
  const history = useQuery(query).data?.data ?? [];
  const changes =
    useQuery(queryOf(api, routes.listGuestChanges, { params: { guestCode: guest.code } })).data?.data ?? [];
  const titleOf = (id: number | null) => host.events.find((event) => event.id === id)?.title;
  const sent: Line[] = (['invitation', 'reminder', 'new_event', 'day_before', 'thanks'] as const).flatMap((kind) => {
    const at = guest[`${kind}_sent_at`];
    return at === null ? [] : [{ at, text: t(`guests.history.${kind}`) }];
  });
  const answers = history.map(({ said_at: at, answers: said, recorded_by: by, channel }): Line => {
    const words = said
      .map(({ event_id, confirmation_status: status, total_guest: count }) =>
        [
          titleOf(event_id),
          status === 'CONFIRMED' ? t('guests.history.coming', { count }) : t(`guests.history.${status}`),
        ]
          .filter(Boolean)
          .join(': '),
      )
      .join(', ');
    const who = by === null ? t('guests.history.self') : t('guests.history.by', { name: by });
    return {
      at,
      text: `${words}. ${[who, by !== null && channel && t(`guests.channel.${channel}`)].filter(Boolean).join(', ')}`,
    };
  });
  const done = changes.map(({ at, action, by }): Line => {
    const what = t(`co_hosts.did.${action.replaceAll(/[.-]/g, '_')}`);
    return { at, text: `${by ?? t('co_hosts.somebody')} ${what}` };
  });
  const lines = [...sent, ...answers, ...done].toSorted((one, other) => other.at.localeCompare(one.at));
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('guests.sheet.history')} css={{ margin: '6px 0 22px' }}>
      <h3 css={{ margin: '0 0 8px', fontSize: 15, fontWeight: 700 }}>{t('guests.sheet.history')}</h3>
      <ol css={list}>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`} css={line}>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</span>
            <time dateTime={at} css={{ color: ledger.muted, whiteSpace: 'nowrap' }}>
              {shortDay(at, i18n.language)},{' '}
              {new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none', fontSize: 14 } as const;
const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 14,
  padding: '8px 0 8px 14px',
  borderInlineStart: `2px solid ${ledger.borderStrong}`,
  lineHeight: 1.4,
} as const;
