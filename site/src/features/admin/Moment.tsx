import type { Language } from '#api/platform/rules.ts';
import { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** A moment, short enough for a table: "22 nov 2026, 09:41". */
export function Moment({ at, language }: { readonly at: string; readonly language: Language }) {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: EVENT_TIME_ZONE } as const;
  return (
    <time dateTime={at}>{new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(at))}</time>
  );
}
