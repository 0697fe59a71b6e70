/** What `npm start` says once everything is up: the demo's accounts where there is a demo. */
export function announce(origin: string, { isDemo }: { isDemo: boolean }) {
  const demo = [
    ['An invitation', `${origin}/sinta-rama?to=Budi&code=SINTA001`],
    ['Dashboard', `${origin}/dashboard`, 'admin / janur-admin'],
    ['Guest-book', `${origin}/guest-book`, 'usher-sinta-rama / janur-usher'],
    ['Client', `${origin}/dashboard`, 'sinta-rama / janur-client'],
    ['API', `${origin}/api/docs`],
  ];
  const own = [
    ['Dashboard', `${origin}/dashboard`, 'npm run admin -- create NAME makes the first account'],
    ['Guest-book', `${origin}/guest-book`],
  ];
  console.log('\nJanur is ready. Ctrl-C stops everything.\n');
  for (const [name = '', address = '', account = ''] of isDemo ? demo : own) {
    console.log(`  ${name.padEnd(15)}${address.padEnd(60)}${account}`.trimEnd());
  }
  console.log('');
}
