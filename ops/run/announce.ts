import type { Origins } from '@janur/shell/server';

/** What `npm start` says once everything is up: the demo's accounts where there is a demo. */
export function announce({ guests, staff }: Origins, { isDemo }: { isDemo: boolean }) {
  const demo = [
    ['An invitation', `${guests}/sinta-rama?to=Budi&code=SINTA001`],
    ['Dashboard', `${staff}/dashboard`, 'admin / janur-admin'],
    ['Guest book', `${staff}/guest-book`, 'usher-sinta-rama / janur-usher'],
    ['Client', `${staff}/dashboard`, 'sinta-rama / janur-client'],
    ['API', `${staff}/api/docs`],
  ];
  const own = [
    ['Invitations', guests],
    ['Dashboard', `${staff}/dashboard`, 'npm run admin -- create NAME makes the first account'],
    ['Guest book', `${staff}/guest-book`],
  ];
  console.log('\nJanur is ready. Ctrl-C stops everything.\n');
  for (const [name = '', address = '', account = ''] of isDemo ? demo : own) {
    console.log(`  ${name.padEnd(15)}${address.padEnd(60)}${account}`.trimEnd());
  }
  console.log('');
}
