import { ENDPOINTS } from '../endpoints/index.ts';
import { CO_HOST_ROLES, hostHas, hostMay } from './co-hosts.ts';

const couples = Object.entries(ENDPOINTS).filter(([, { access }]) => access !== 'public' && access.includes('CLIENT'));

test('what is the couple’s alone is who else may come in, and nothing more', () => {
  const alone = couples.map(([name]) => name).filter((name) => !hostMay('JOINT', name));
  expect(alone.toSorted()).toEqual([
    'addCoHost',
    'addOwnUsher',
    'changeCoHost',
    'endCoHost',
    'endOwnUsher',
    'listCoHosts',
    'listOwnUshers',
    'renewCoHostLink',
    'renewUsherCard',
  ]);
});

test.each(CO_HOST_ROLES)('%s opens nothing that is not a couple’s', (role) => {
  const others = Object.entries(ENDPOINTS).filter(
    ([, { access }]) => access !== 'public' && !access.includes('CLIENT'),
  );
  expect(others.filter(([name]) => hostMay(role, name))).toEqual([]);
  expect(hostMay(role, 'aCallThatIsMadeTomorrow')).toBe(false);
  expect(hostMay(role, '')).toBe(false);
});

test.each(['LOOK', 'GIFTS'] as const)('%s changes no guest, no table and no answer', (role) => {
  const changes = [
    'addGuest',
    'changeGuests',
    'recordAnswer',
    'seatParties',
    'saveSending',
    'moderateWishes',
    'answerWish',
    'moderatePhotos',
  ];
  expect(changes.filter((call) => hostMay(role, call))).toEqual([]);
});

test('who only looks sees the list and no gift; who keeps the gifts sees no list', () => {
  expect(['listRsvpGuests', 'listGifts'].map((call) => hostMay('LOOK', call))).toEqual([true, false]);
  expect(['listRsvpGuests', 'listGifts'].map((call) => hostMay('GIFTS', call))).toEqual([false, true]);
  expect(hostHas('GUESTS', 'gifts')).toBe(false);
  expect(hostHas(null, 'gifts')).toBe(true);
});
