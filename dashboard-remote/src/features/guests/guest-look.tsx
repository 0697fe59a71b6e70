import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Sheet } from '../../parts/sheet.tsx';
import { eventTime } from '../../parts/times.ts';
import type { Host } from '../../parts/use-host.ts';
import { AnswerHistory } from './answer-history.tsx';
import { AnswerMark } from './answer-mark.tsx';
import type { Guest } from './use-guest-list.ts';

/** One guest for who may look and change nothing: without the link, which would answer in the guest's name. */
export function GuestLook({ guest, host, onClose }: { guest: Guest; host: Host; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const places = host.events.flatMap((event) => {
    const place = guest.event_details.find(({ event_id }) => event_id === event.id);
    return place ? [{ event, place }] : [];
  });
  return (
    <Sheet title={guest.name} width={520} onClose={onClose}>
      <p css={{ margin: '0 0 18px', color: ledger.muted }}>
        {[
          guest.guest_group,
          ...guest.tags.map((tag) => t(`guests.tags.${tag}`)),
          t('guests.people', { count: guest.total_guests }),
          guest.phone_number ?? t('guests.no_phone'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul aria-label={t('guests.sheet.answers')} css={list}>
        {places.map(({ event, place }) => (
          <li key={event.id} css={row}>
            <span css={{ minWidth: 0 }}>
              <b css={{ display: 'block', fontWeight: 600 }}>{event.title}</b>
              <span css={{ color: ledger.muted, fontSize: 14 }}>
                {[
                  eventTime(event.start_datetime, event.timezone, i18n.language),
                  place.table_number && t('cards.table', { table: place.table_number }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <AnswerMark place={place} />
          </li>
        ))}
      </ul>
      {guest.members.length > 0 && (
        <section aria-label={t('guests.member.title')} css={{ margin: '22px 0 0' }}>
          <h3 css={{ margin: '0 0 6px', fontSize: 15, fontWeight: 700 }}>{t('guests.member.title')}</h3>
          <ul css={list}>
            {guest.members.map((member) => (
              <li key={member.id} css={row}>
                {member.name}
                <span css={{ color: ledger.muted }}>
                  {[member.is_child && t('guests.member.child'), member.diet].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {guest.message && <blockquote css={wish}>{guest.message}</blockquote>}
      <div css={{ marginTop: 22 }}>
        <AnswerHistory guest={guest} host={host} />
      </div>
    </Sheet>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  minHeight: 52,
  padding: '8px 0',
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
const wish = {
  margin: '16px 0 0',
  padding: '10px 14px',
  borderRadius: 10,
  background: ledger.row,
  overflowWrap: 'anywhere',
} as const;
