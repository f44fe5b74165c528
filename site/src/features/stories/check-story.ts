import { ALT_REQUIRED, TEXT, TITLE } from '#api/stories/rules.ts';
import { findLengthProblem, type Language } from '#api/platform/rules.ts';
import type { Problems, Values } from '#site/ui/use-form.ts';

const ALT_FIELD = /^pictures\.\d+\.alt$/;

/** Returns the name of the description field of a picture, as in the API. */
export const toAltField = (index: number) => `pictures.${index}.alt`;

/** Validates the form before it is sent, by the API's rules; returns the problems by field. */
export function checkStory(values: Values, language: Language): Problems {
  const read = (name: string) => (values[name] ?? '').trim();
  const undescribed = Object.keys(values).filter((name) => ALT_FIELD.test(name) && read(name) === '');
  const title = findLengthProblem(TITLE, read('title'));
  const text = findLengthProblem(TEXT, read('text'));
  return {
    ...(title && { title: title[language] }),
    ...(text && { text: text[language] }),
    ...Object.fromEntries(undescribed.map((name) => [name, ALT_REQUIRED[language]])),
  };
}
