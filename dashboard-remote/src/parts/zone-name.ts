/** A clock as a person knows it: its city, and how far it is from Greenwich on that day: `Kolkata (GMT+5:30)`. */
export function zoneName(zone: string, day: Date): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(day)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset ? `${city} (${offset})` : city;
}
