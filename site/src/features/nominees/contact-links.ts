/** A mail address as a link; what would begin a subject or another header stays part of the address. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** A phone number as a link: digits and plus. A trunk zero in brackets is not dialled after a country code. */
export function phoneLink(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
