/** Whether a browser says that its person wants not to be followed: Do Not Track or Global Privacy Control. */
export function hasTrackingOptOut(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
}
