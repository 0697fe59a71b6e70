import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:9:9::1', '2001:db8:9:9::/64'],
  ['2001:DB8:9:9:ffff:1:2:3', '2001:db8:9:9::/64'],
  ['2001:db8:9:a::1', '2001:db8:9:a::/64'],
  ['unix', 'unix'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
