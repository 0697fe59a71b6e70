/** @jest-environment node */
import { routes } from '@janur/data';
import { closeAll, numbers, open, quiet } from '../testing/hall.ts';
import { aPairThatBrings, during } from '../testing/held.ts';

afterEach(closeAll);

test('a walk-in of this device that another gate brought to the server is not out before the server has named it', async () => {
  const { dina, brings } = await aPairThatBrings();
  let key = '';
  await brings(async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 })).guest;
  });
  expect(dina.guest(key)).toMatchObject({ is_checked_in: true, inside: 2 });
  await dina.sync();
  await dina.sync();
  expect(dina.guest(key)).toMatchObject({ is_checked_in: true, inside: 2 });
  expect(numbers(dina)).toMatchObject({ summary: { total_pax_attended: 2 } });
});

test('a walk-in of this device is one when the answer comes and the list after it does not', async () => {
  const { dina, first, brings } = await aPairThatBrings();
  let key = '';
  await brings(async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 })).guest;
  });
  during(first, async () => {
    first.link.state = 'down';
  });
  await dina.sync();
  const shown = [
    numbers(dina)?.saved_here,
    dina.guest(key)?.inside,
    numbers(dina)?.summary.total_pax_attended,
    dina.attention().length,
  ];
  await dina.close();
  const again = await open(first);
  const restarted = [numbers(again)?.saved_here, again.guest(key)?.inside, numbers(again)?.summary.total_pax_attended];
  expect({ shown, restarted }).toEqual({ shown: [0, 2, 2, 0], restarted: [0, 2, 2] });
});

test('a walk-in of this device is one when who brought it names it', async () => {
  const { dina, wawan, first, brings } = await aPairThatBrings();
  let key = '';
  await brings(async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 2 })).guest;
  });
  first.link.state = 'down';
  const [there] = wawan.search('camat');
  await wawan.give({ guest: there?.key ?? '', souvenir: true });
  await quiet();
  const shown = [dina.guest(key)?.inside, numbers(dina)?.summary.total_pax_attended];
  await dina.close();
  const again = await open(first);
  const restarted = [again.guest(key)?.inside, numbers(again)?.summary.total_pax_attended];
  expect({ shown, restarted }).toEqual({ shown: [2, 2], restarted: [2, 2] });
});

test('who went out here of another device’s walk-in went out once when that device names it', async () => {
  const { dina, wawan, first } = await aPairThatBrings();
  let key = '';
  during(first, async () => {
    key = (await wawan.addWalkIn({ name: 'Pak Camat', total_guests: 3 })).guest;
    await quiet();
    await dina.leave({ guest: key, people: 1 });
    await quiet();
    await wawan.sync();
    await wawan.sync();
  });
  await dina.sync();
  first.link.state = 'down';
  const before = [dina.search('camat').map(({ inside }) => inside)];
  const [there] = wawan.search('camat');
  expect(there?.inside).toBe(2);
  await wawan.give({ guest: there?.key ?? '', souvenir: true });
  await quiet();
  const shown = dina.search('camat').map(({ inside }) => inside);
  await dina.close();
  const again = await open(first);
  const restarted = again
    .guests()
    .filter(({ name }) => name === 'Pak Camat')
    .map(({ inside }) => inside);
  expect({ before, shown, restarted }).toEqual({ before: [[2]], shown: [2], restarted: [2] });
});

test('a walk-in of this device and who went out of it are counted once when one of the answers is lost', async () => {
  const { dina, wawan, first } = await aPairThatBrings();
  let key = '';
  during(first, async () => {
    key = (await dina.addWalkIn({ name: 'Pak Camat', total_guests: 3 })).guest;
    await dina.leave({ guest: key, people: 1 });
    await quiet();
    await wawan.sync();
    await wawan.sync();
  });
  await dina.sync();
  let sent = 0;
  first.link.meanwhile = async (path) => {
    if (path === routes.sendOperations.path && (sent += 1) === 2) first.link.state = 'down';
  };
  await dina.sync();
  const shown = [dina.guest(key)?.total_guests_attended, dina.guest(key)?.inside];
  await dina.close();
  const again = await open(first);
  const restarted = [again.guest(key)?.total_guests_attended, again.guest(key)?.inside];
  expect({ shown, restarted }).toEqual({ shown: [3, 2], restarted: [3, 2] });
});
