/** Creates an address that is unique in this run. */
export function createEmail(name = 'fan'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`;
}
