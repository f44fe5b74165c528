// Types only: this module is a whole inline script (OwnTimes.astro).
import type { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';

const VENUE_ZONE: typeof EVENT_TIME_ZONE = 'Europe/Amsterdam';
const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/**
 * Formats an instant to come for a visitor whose clock then differs from Amsterdam's: "16:04 in Amsterdam is 10:04 your
 * time (New York)", with the day if that differs too; undefined otherwise.
 */
export function formatOwnTime(
  instant: string,
  language: Language,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  now = Date.now(),
): string | undefined {
  const [venue = '', own = ''] = [VENUE_ZONE, zone].map((timeZone) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    })
      .format(new Date(instant))
      .replace(',', ''),
  );
  if (own === venue || Date.parse(instant) < now) return undefined;
  const start = -'00:00'.length;
  const time = `${venue.slice(start)} in Amsterdam is`;
  const there = own.slice(0, start) === venue.slice(0, start) ? own.slice(start) : own;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return language === 'nl' ? `${time} bij jou ${there} (${city})` : `${time} ${there} your time (${city})`;
}

const hasLocale = (language: string): language is Language => language in LOCALES;

/** Fills in `data-own-time`, empty in the server's HTML because a shared page does not know the visitor's clock. */
export function showOwnTimes(): void {
  const { lang } = document.documentElement;
  if (!hasLocale(lang)) return;
  for (const note of document.querySelectorAll<HTMLElement>('[data-own-time]')) {
    const text = formatOwnTime(note.dataset['ownTime'] ?? '', lang);
    note.hidden = text === undefined;
    note.textContent = text ?? '';
  }
}
