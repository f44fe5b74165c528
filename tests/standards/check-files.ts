import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { renderEventCalendar } from '#api/nominees/event-calendar.ts';
import { LANGUAGES } from '#api/platform/rules.ts';
import { checkerPath } from './checkers.ts';
import { readSitemap } from './read-pages.ts';

const STRUCTURED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * What search engines ask of an event (https://developers.google.com/search/docs/appearance/structured-data/event); a
 * meeting whose day is still open has neither date nor place.
 */
const SchemaEvent = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Event'),
  name: z.string().min(1),
  description: z.string().min(1),
  url: z.url(),
  image: z.array(z.url()).optional(),
  startDate: z.iso.datetime().optional(),
  eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
  location: z.object({ '@type': z.literal('Place'), name: z.string().min(1) }).optional(),
  offers: z.object({ price: z.string().regex(/^\d+\.\d\d$/), priceCurrency: z.literal('EUR'), url: z.url() }),
});

const XmlReader = z.object({
  XMLValidator: z.object({
    validate: z.function({ input: [z.string()], output: z.union([z.literal(true), z.unknown()]) }),
  }),
});
const CalendarReader = z.object({
  default: z.object({ parse: z.function({ input: [z.string()], output: z.unknown() }) }),
});

/** Returns what is wrong with the sitemaps as XML, and which of them name no page. */
export async function checkSitemaps(site: string): Promise<readonly string[]> {
  const { XMLValidator } = XmlReader.parse({ ...(await load('fast-xml-parser', 'src/fxp.js')) });
  const sitemaps = await readSitemap(`${site}/sitemap.xml`);
  return sitemaps.flatMap(({ address, text, locations }) => {
    const outcome = XMLValidator.validate(text);
    if (outcome !== true) return [`${address}: ${JSON.stringify(outcome)}`];
    return locations.length === 0 ? [`${address} names nothing`] : [];
  });
}

/** Returns what ical.js cannot read of a meeting's calendar file, in both languages. */
export async function checkCalendar(): Promise<readonly string[]> {
  const ical = CalendarReader.parse({ ...(await load('ical.js', 'dist/ical.js')) }).default;
  const event = {
    id: 'c1',
    slug: 'an-hour',
    name: 'An hour; with “Noor”, and\nyou',
    artistName: 'Noor Valentijn',
    plannedAt: new Date('2026-12-05T16:00:00Z'),
    plannedLocation: 'Utrecht, the old harbour',
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    meetingRevision: 1,
  };
  return LANGUAGES.flatMap((language) => {
    try {
      ical.parse(renderEventCalendar(event, language, 'https://powerhour.example/nl') ?? '');
      return [];
    } catch (error) {
      return [`${language}: ${String(error)}`];
    }
  });
}

/** Returns which structured data of these files is not JSON, or names an event that is none. */
export function checkStructuredData(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => {
    const things = [...readFileSync(file, 'utf8').matchAll(STRUCTURED_DATA)];
    return things.flatMap(([, json = '']) => findThingProblems(json).map((problem) => `${file}: ${problem}`));
  });
}

function findThingProblems(json: string): string[] {
  const thing: unknown = JSON.parse(json);
  if (Object(thing)['@type'] !== 'Event') return [];
  const issues = SchemaEvent.safeParse(thing).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

async function load(name: Parameters<typeof checkerPath>[0], file: string): Promise<object> {
  return Object(await import(pathToFileURL(checkerPath(name, file)).href));
}
