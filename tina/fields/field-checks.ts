import type { TinaField } from 'tinacms';
import { translate } from '../texts/translate.ts';

/** Creates a check that a text has at most `max` characters. */
export const validateMaxLength =
  (max: number) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.length > max
      ? translate('At most {max} characters, now {length}', { max, length: value.length })
      : undefined;

/** Creates a check that a text is not empty and has at most `max` characters. */
export const validateText = (max: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? validateMaxLength(max)(value) : 'Fill this in';

type FieldOptions = { name: string; label: string; description?: string };

/** Creates a field for a picture from the media library. */
export const picture = (words: FieldOptions): TinaField => ({ type: 'image', accept: 'image', ...words });
