import { ALT_REQUIRED, TEXT, TITLE } from '#api/stories/rules.ts';
import { findLengthProblem, type Language } from '#api/platform/rules.ts';
import type { Problems, Values } from '#site/ui/use-form.ts';

const ALT_FIELD = /^pictures\.\d+\.alt$/;

/** Returns the name of the field that says what a picture shows; the API uses the same names. */
export const toAltField = (index: number) => `pictures.${index}.alt`;

/** Returns the problems of a story's form by its fields, before it is sent; the API judges by the same rules. */
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
