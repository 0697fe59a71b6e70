import { type EventView, useEvents, useIsBirthday, useTexts } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface EventsSectionProps extends OnPage {
  /** Of the list. */
  list: Style;
  /** One event with a key; `id={event.anchor}` stands on what stands for it. */
  event: (event: EventView, index: number, all: readonly EventView[]) => ReactNode;
  /** The element that the list is. */
  as?: 'div' | 'ul' | 'ol';
  /** A birthday has a party plan in place of a programme. */
  hasParty?: boolean;
}

/** Where and when. */
export function EventsSection({ page, list, event, as: List = 'div', hasParty = false }: EventsSectionProps) {
  const { t } = useTexts();
  const events = useEvents();
  const isBirthday = useIsBirthday();
  return page({
    of: 'wedding_event',
    title: t(isBirthday && hasParty ? 'events.party' : 'events.title'),
    above: t('events.eyebrow'),
    label: t(isBirthday ? 'nav.party_alone' : 'nav.wedding'),
    children: <List css={list}>{events.map(event)}</List>,
  });
}
