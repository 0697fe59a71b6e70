/** spec §3: older data says `hero` for `hero_style`, and `countdown_date` for `count_down_date`. Written is the right one. */
export const OTHER_SPELLINGS = {
  bride_groom: 'bride_groom_style',
  countdown: 'countdown_style',
  footer: 'footer_style',
  gallery: 'gallery_style',
  gift: 'gift_style',
  health_protocol: 'health_protocol_style',
  hero: 'hero_style',
  our_story: 'our_story_style',
  quote: 'quote_style',
  rsvp: 'rsvp_style',
  share_banner: 'share_banner_style',
  wedding_event: 'wedding_event_style',
  wishes: 'wishes_style',
  countdown_date: 'count_down_date',
} as const;
type OtherSpelling = keyof typeof OTHER_SPELLINGS;

const SPELLINGS = Object.entries(OTHER_SPELLINGS) as [OtherSpelling, (typeof OTHER_SPELLINGS)[OtherSpelling]][]; // its entries

/**
 * The settings under the names that are written. `contradictions` names the fields that were sent in both spellings with
 * different values: neither can be taken.
 */
export function writtenSpelling<T extends Readonly<Record<string, unknown>>>(
  settings: T,
): { settings: Omit<T, OtherSpelling>; contradictions: OtherSpelling[] } {
  const written: Record<string, unknown> = { ...settings };
  const contradictions: OtherSpelling[] = [];
  for (const [other, name] of SPELLINGS) {
    const value = written[other];
    delete written[other];
    if (value === undefined) continue;
    if (written[name] !== undefined && written[name] !== value) contradictions.push(other);
    else written[name] = value;
  }
  // every key of T is there but the other spellings, whose values stand under their written name
  return { settings: written as Omit<T, OtherSpelling>, contradictions };
}
