import { expect, test } from 'vitest';
import { toNetwork } from './rate-limit.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64'],
  ['2001:db8::4:5:6:7:8', '2001:db8:0:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});
