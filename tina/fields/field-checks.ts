import type { TinaField } from 'tinacms';

/** A check that a text is not longer than `max` characters. */
export const validateMaxLength =
  (max: number) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.length > max
      ? `At most ${max} characters, it has ${value.length}`
      : undefined;

/** A check that something was filled in. */
export const validateFilledIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'Fill this in';

type FieldOptions = { name: string; label: string; description?: string };

/** A picture of the media store. */
export const picture = (words: FieldOptions): TinaField => ({ type: 'image', accept: 'image', ...words });
