import { DressCode, EventLinks, useEvents, useInvitation, useTexts } from '@janur/kit';
import { block, button, quietButton, RULE } from './look.ts';

export function Events() {
  const { t } = useTexts();
  const events = useEvents();
  const isBirthday = useInvitation().client.option.web_type === 'BIRTHDAY';
  return (
    <div css={[block, { paddingBottom: 8 }]}>
      <h2>{t(isBirthday ? 'nav.party_alone' : 'nav.wedding')}</h2>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {events.map((event) => (
          <li
            key={event.id}
            id={event.anchor}
            css={{ padding: '16px 0 24px', borderTop: RULE, overflowWrap: 'anywhere' }}
          >
            {event.iconUrl && (
              <img
                src={event.iconUrl}
                alt=""
                loading="lazy"
                css={{ height: 40, maxWidth: 120, objectFit: 'contain' }}
              />
            )}
            {event.sessionType && <p css={{ margin: 0 }}>{event.sessionType}</p>}
            <h3 css={{ margin: 0, color: 'var(--title)', font: '400 1.5rem/1.3 var(--font-heading)' }}>
              {event.title}
            </h3>
            <p css={{ margin: '4px 0 0' }}>
              {event.date && <time dateTime={event.startsAt ?? undefined}>{event.date}</time>}
              {event.time && <span css={{ display: 'block', fontSize: '1.1875rem' }}>{event.time}</span>}
            </p>
            <p css={{ margin: '8px 0 0' }}>
              {event.location && <strong css={{ display: 'block' }}>{event.location}</strong>}
              {event.street}
            </p>
            <DressCode
              dressCode={event.dressCode}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: '4px 10px',
                marginTop: 8,
                '& [data-part="label"]': { fontWeight: 700 },
                '& [data-part="swatches"]': { display: 'flex', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
                '& [data-part="swatch"]': { display: 'block', width: 24, height: 24, border: RULE, borderRadius: 2 },
              }}
            />
            <EventLinks
              event={event}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 10,
                margin: '14px 0 0',
                padding: 0,
                listStyle: 'none',
                '& :is(a, summary)': quietButton,
                '& [data-primary] > a, & [data-primary] summary': button,
                '& [data-action="save"]:has([open])': { flexBasis: '100%' },
                '& summary': { listStyle: 'none' },
                '& summary::-webkit-details-marker': { display: 'none' },
                '& [data-part="choices"]': {
                  display: 'grid',
                  gap: 8,
                  margin: '8px 0 0',
                  padding: 0,
                  listStyle: 'none',
                },
                '& [data-part="choices"] a': { width: '100%' },
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
