import { EventLinks, useEvents, useTexts } from '@janur/kit';
import { block, button, quietButton, RULE } from './look.ts';

export function Events() {
  const { t } = useTexts();
  const events = useEvents();
  return (
    <div css={[block, { paddingBottom: 8 }]}>
      <h2>{t('nav.wedding')}</h2>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {events.map((event) => (
          <li key={event.id} css={{ padding: '16px 0 24px', borderTop: RULE, overflowWrap: 'anywhere' }}>
            <h3 css={{ margin: 0, color: 'var(--title)', font: '400 22px/1.3 var(--font-heading)' }}>{event.title}</h3>
            <p css={{ margin: '4px 0 0' }}>
              {event.date && <time dateTime={event.startsAt ?? undefined}>{event.date}</time>}
              {event.time && <span css={{ display: 'block', fontSize: 19 }}>{event.time}</span>}
            </p>
            <p css={{ margin: '8px 0 0' }}>
              {event.location && <strong css={{ display: 'block' }}>{event.location}</strong>}
              {event.street}
            </p>
            <EventLinks
              event={event}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 10,
                margin: '14px 0 0',
                padding: 0,
                listStyle: 'none',
                '& a': quietButton,
                '& [data-primary] a': button,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
