/** Returns a mailto link; the address cannot add a subject or another header. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Returns a tel link of digits and plus, without a bracketed trunk zero after a country code. */
export function phoneLink(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
