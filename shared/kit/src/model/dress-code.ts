import type { ClientOption } from '@janur/contracts';
import { isHex } from '@janur/contracts/rules';

/** What guests are asked to wear at an event. */
export interface DressCodeView {
  /** 'Batik, semi-formal'; null when there are only colours. */
  text: string | null;
  /** Hex colours. */
  colors: string[];
}

/**
 * `custom_config.dress_code`: `{ text?, colors?, event_ids? }`, or a list of these; the specification names dress code as
 * part of the events (§2) and no field for it. Without `event_ids` it is for every event. What is not of this shape is
 * passed over.
 */
export function dressCodeOf(config: ClientOption['custom_config'], eventId: number): DressCodeView | null {
  const stored = config?.['dress_code'];
  for (const entry of Array.isArray(stored) ? stored : [stored]) {
    if (!isRecord(entry)) continue;
    const { text, colors, event_ids } = entry;
    if (Array.isArray(event_ids) && !event_ids.includes(eventId)) continue;
    const view = {
      text: typeof text === 'string' && text.trim() ? text.trim() : null,
      colors: Array.isArray(colors)
        ? colors.filter((colour): colour is string => typeof colour === 'string' && isHex(colour))
        : [],
    };
    if (view.text || view.colors.length > 0) return view;
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
