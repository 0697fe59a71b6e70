import { css } from '@emotion/react';
import { Reveal, useEvents, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP, NARROW } from '@janur/template-parts';
import { Valance } from '../drawings/valance.tsx';
import { Heading } from '../parts/heading.tsx';
import { house } from '../parts/layout.ts';
import { drapes } from '../parts/drapes.ts';
import { Ticket } from './ticket.tsx';

const foyer = css({
  ...house,
  position: 'relative',
  padding: '112px 14px 56px',
  [NARROW]: { paddingInline: 8 },
  [DESKTOP]: { padding: '190px 48px 104px' },
});
const tickets = css({
  position: 'relative',
  display: 'grid',
  gap: 14,
  width: 'min(460px, 100%)',
  margin: '26px auto 0',
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 28,
    width: 'min(1040px, 100%)',
    marginTop: 48,
    '& > :only-child': { gridColumn: '1 / -1', width: 560, justifySelf: 'center' },
  },
});

/** The programme of the house: a ticket an event, under the curtain's swags. */
export function Events() {
  const events = useEvents();
  const { t } = useTexts();
  const isParty = useInvitation().client.option.web_type === 'BIRTHDAY';
  return (
    <div css={[drapes, foyer]}>
      <Valance />
      <Heading at="00:24:07:18" above={t('events.eyebrow')}>
        {isParty ? t('events.party') : t('events.title')}
      </Heading>
      <div css={tickets}>
        {events.map((event, index) => (
          <Reveal key={event.id} delay={(index % 2) * 90} css={{ display: 'grid' }}>
            <Ticket event={event} index={index} />
          </Reveal>
        ))}
      </div>
    </div>
  );
}
