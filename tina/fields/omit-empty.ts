/** Keeps a page that was never chosen out of the file: TinaCMS writes '' as soon as its field is on screen. */
export const omitEmpty = <Field extends object>(field: Field): Field =>
  Object.assign(field, { ui: { parse: (value: unknown) => (value === '' ? undefined : value) } });
