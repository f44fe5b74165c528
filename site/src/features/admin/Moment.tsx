import type { Language } from '#api/platform/rules.ts';
import { formatTableTime } from '#site/i18n/format.ts';

/** A moment in a table. */
export function Moment({ at, language }: { readonly at: string; readonly language: Language }) {
  return <time dateTime={at}>{formatTableTime(at, language)}</time>;
}
