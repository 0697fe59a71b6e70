import type { EditedContent } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { ofContent, rowsOf } from '../bind.ts';
import { RowCards } from '../fields/row-cards.tsx';
import { toWallClock } from '../../../parts/wall-clock.ts';
import type { PanelProps } from '../panel.ts';
import { DressCodes } from './dress-codes.tsx';
import { EventFields } from './event-fields.tsx';
import { localeOf } from '@janur/contracts/languages';

export type EditedEvent = EditedContent['events'][number];
type List = 'events' | 'new_events';

/** What is celebrated when and where. Guests see `new_events`, and `events` only while there are none of these. */
export function EventsPanel(props: PanelProps) {
  const { t, i18n } = useTranslation();
  const { content } = props;
  const [chosen, setChosen] = useState<List>(() => shownEvents(content));
  const areBoth = content.events.length > 0 && content.new_events.length > 0;
  const shown = areBoth ? chosen : shownEvents(content);
  const events = ofContent(props, shown);
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      {areBoth && (
        <SegmentedControl
          aria-label={t('editor.event.lists')}
          withItemsBorders={false}
          value={shown}
          onChange={setChosen}
          data={[
            { value: 'new_events', label: t('editor.event.shown', { count: content.new_events.length }) },
            { value: 'events', label: t('editor.event.former', { count: content.events.length }) },
          ]}
          css={{ justifySelf: 'start' }}
        />
      )}
      <RowCards
        path={events.path}
        list={rowsOf<EditedEvent>(events)}
        titleOf={({ title, type }, index) =>
          title ?? (type ? t(`editor.event_type.${type}`) : t('editor.event.untitled', { place: index + 1 }))
        }
        noteOf={(event) => whenOf(event, i18n.language)}
        add={{ text: t('editor.event.add'), row: () => blank(events.value.at(-1), props.option.web_type) }}
        empty={t('editor.event.empty')}
      >
        {(of) => <EventFields of={of} list={shown} clientId={props.clientId} />}
      </RowCards>
      <DressCodes {...props} events={events.value} />
    </div>
  );
}

export const shownEvents = ({ events, new_events }: Pick<EditedContent, List>): List =>
  new_events.length > 0 || events.length === 0 ? 'new_events' : 'events';

/** The next event is where the last one is: most celebrations stay in one place. */
function blank(last: EditedEvent | undefined, webType: string): Omit<EditedEvent, 'id'> {
  return {
    type: webType === 'BIRTHDAY' ? 'BIRTHDAY' : last ? 'WEDDING_RECEPTION' : 'HOLY_MATRIMONY',
    title: null,
    session_type: null,
    start_datetime: null,
    end_datetime: null,
    timezone: last?.timezone ?? 'Asia/Jakarta',
    custom_time_text: null,
    location: last?.location ?? null,
    street: last?.street ?? null,
    maps_url: last?.maps_url ?? null,
    watch_url: null,
    icon_url: null,
    is_guest_book: last?.is_guest_book ?? false,
    check_in_config: last?.check_in_config ?? { check_in_variant: 'CONFIRM', print_variant: 'NONE' },
    guest_book_image_url: null,
    guest_book_logo_url: null,
    only_invited: null,
  };
}

function whenOf({ start_datetime, timezone, location }: EditedEvent, language: string): string {
  const wall = toWallClock(start_datetime, timezone);
  // the wall clock's own numbers, whatever zone this browser is in
  const day = wall && new Date(`${wall}Z`).toLocaleString(localeOf(language), WRITTEN);
  return [day, location].filter(Boolean).join(' · ');
}

const WRITTEN: Intl.DateTimeFormatOptions = {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};
