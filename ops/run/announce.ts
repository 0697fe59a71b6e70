/** What `npm start` says once everything is up. */
export function announce(origin: string) {
  const rows = [
    ['An invitation', `${origin}/sinta-rama?to=Budi&code=SINTA001`],
    ['Dashboard', `${origin}/dashboard`, 'admin / janur-admin'],
    ['Guest-book', `${origin}/guest-book`, 'usher-sinta-rama / janur-usher'],
    ['Client', `${origin}/dashboard`, 'sinta-rama / janur-client'],
    ['API', `${origin}/api/docs`],
  ];
  console.log('\nJanur is ready. Ctrl-C stops everything.\n');
  for (const [name = '', address = '', account = ''] of rows) {
    console.log(`  ${name.padEnd(15)}${address.padEnd(60)}${account}`.trimEnd());
  }
  console.log('');
}
