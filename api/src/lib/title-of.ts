import type { EventType } from '@janur/contracts';
import type { Language } from '@janur/contracts/languages';
import { EVENT_NAMES } from '@janur/contracts/event-names';

/** What an event is called: as its hosts say, else by its kind in `language`, which is that of the house where none is at hand. */
export const titleOf = (
  { title, type }: { readonly title: string | null; readonly type: EventType | null },
  language: Language = 'id',
): string => title ?? (type ? EVENT_NAMES[language][type] : '');
