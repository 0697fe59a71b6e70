import type { Breach } from './breach.ts';
import type { Evidence } from './evidence.ts';
import type { Evening } from './model.ts';

/**
 * I14: once all is well again every device asks of the same parties whether two gates saw the same people, each gate with its
 * own number: of those of whom more came in than were invited, and nobody said anything. Of all others none asks.
 */
export function partiesShown({ journals, guests }: Evidence, model: Evening): Breach[] {
  const wanted = guests.flatMap((guest) => {
    const { gates, attended, isSettled } = model.party(guest.code);
    const invited = Math.max(guest.total_guests, guest.total_guests_confirmed);
    const isAsked = guest.source !== 'ADHOC' && gates.length > 1 && attended > invited && !isSettled;
    return isAsked ? [`${guest.code} ${gates.join(' + ')}`] : [];
  });
  return journals.flatMap(({ device }) => {
    if (device.isGone()) return [];
    const shown = device
      .store()
      .attention()
      .flatMap((item) =>
        item.kind === 'party' ? [`${item.guest.key} ${item.party.gates.map(({ people }) => people).join(' + ')}`] : [],
      );
    return differences(wanted, shown).map((what) => ({
      invariant: 'I14',
      guest: what.split(' ')[1] ?? '',
      what: `${device.plan.name} ${what}`,
    }));
  });
}

const differences = (wanted: readonly string[], shown: readonly string[]): string[] => [
  ...wanted.filter((one) => !shown.includes(one)).map((one) => `hides ${one}`),
  ...shown.filter((one) => !wanted.includes(one)).map((one) => `shows ${one}`),
];
