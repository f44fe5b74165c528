const GROUPS = 8;

/**
 * Returns the network of a caller's address, which is what limits count: an IPv4 address itself, an IPv6 address as its
 * /64, because one household or server has that many. Anything else is left unchanged.
 */
export function toNetwork(ip: string): string {
  const address = ip.toLowerCase();
  if (!address.includes(':')) return address;
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (mapped.includes('.')) return mapped;
  const [first = [], last = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  const prefix = [...first, ...zeros, ...last].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
