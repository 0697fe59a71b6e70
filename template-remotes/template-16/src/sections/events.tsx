import { css } from '@emotion/react';
import { Reveal, useEvents, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import alarm from '../assets/alarm.svg';
import { Heading } from '../parts/heading.tsx';
import { column, gutter } from '../parts/layout.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { LibraryCard } from './library-card.tsx';
import { Receipt } from './receipt.tsx';

const head = css({
  display: 'flow-root',
  '& > i': {
    float: 'right',
    width: 80,
    height: 74,
    marginLeft: 8,
    background: `url("${alarm}") 50% / contain no-repeat`,
  },
  [DESKTOP]: { '& > i': { float: 'left', margin: '-6px 24px 0 0' } },
});
const list = css({
  display: 'grid',
  gap: 44,
  marginTop: 40,
  '& > li:nth-of-type(odd) > *': { rotate: '-1.2deg' },
  '& > li:nth-of-type(even) > *': { rotate: '1.6deg' },
  [DESKTOP]: {
    '&:not(:has(> :only-child))': gutter,
    gridTemplateColumns: '1fr 1fr',
    gap: '64px 110px',
    alignItems: 'start',
    '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 520px)' },
  },
});

/** What one keeps of a day: a ceremony is a boarding pass, a feast a receipt, all else a library's card. */
export function Events() {
  const events = useEvents();
  const { t } = useTexts();
  const isBirthday = useInvitation().client.option.web_type === 'BIRTHDAY';
  return (
    <div css={column} data-spread="">
      <div css={head}>
        <i aria-hidden="true" />
        <Heading above={isBirthday ? null : t('events.eyebrow')}>
          {t(isBirthday ? 'events.party' : 'events.title')}
        </Heading>
      </div>
      <ul css={list}>
        {events.map((event, index) => {
          const Form =
            event.type === 'HOLY_MATRIMONY'
              ? BoardingPass
              : event.type === 'WEDDING_RECEPTION' || event.type === 'BIRTHDAY'
                ? Receipt
                : LibraryCard;
          return (
            <li key={event.id} id={event.anchor}>
              <Reveal delay={index * 80}>
                <Form event={event} />
              </Reveal>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
