/**
 * Returns the network of a caller's address, which is what limits count: an IPv4 address as it is, an IPv6 address as
 * its /64, because one household or server has that many. Anything else stays as it is.
 */
export function toNetwork(ip: string): string {
  const address = ip.toLowerCase();
  if (!address.includes(':')) return address;
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (mapped.includes('.')) return mapped;
  const [head = '', tail = ''] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? Math.max(0, 8 - groups.length - last.length) : 0;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
