/** Keeps a page that was never chosen out of the file: TinaCMS writes '' as soon as such a field is on screen. */
export const omitEmpty = (value: unknown): unknown => (value === '' ? undefined : value);
