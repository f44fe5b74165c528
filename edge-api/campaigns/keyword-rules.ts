import type { Language, LocalizedText } from '../platform/rules.ts';

/** Keywords that a category offers, most wanted first (specification §9). */
export const KEYWORDS_PER_CATEGORY = 10;

type Category = { readonly name: LocalizedText; readonly keywords: readonly LocalizedText[] };

const localized = (en: string, nl: string): LocalizedText => ({ en, nl });

/** The keyword categories of specification §3, in its order. */
export const KEYWORD_CATEGORIES: Readonly<
  Record<'music' | 'charity' | 'events' | 'personal' | 'technology', Category>
> = {
  music: {
    name: localized('Music & Entertainment', 'Muziek & entertainment'),
    keywords: [
      localized('Live music', 'Livemuziek'),
      localized('Concert', 'Concert'),
      localized('Singing', 'Zingen'),
      localized('Songwriting', 'Liedjes schrijven'),
      localized('Film', 'Film'),
      localized('Theatre', 'Theater'),
      localized('Comedy', 'Cabaret'),
      localized('Dance', 'Dans'),
      localized('Television', 'Televisie'),
      localized('Festival', 'Festival'),
    ],
  },
  charity: {
    name: localized('Charity & Social Impact', 'Goede doelen & maatschappij'),
    keywords: [
      localized('Helping others', 'Anderen helpen'),
      localized('Volunteering', 'Vrijwilligerswerk'),
      localized('Children', 'Kinderen'),
      localized('Loneliness', 'Eenzaamheid'),
      localized('Health', 'Gezondheid'),
      localized('Nature', 'Natuur'),
      localized('Animals', 'Dieren'),
      localized('Equality', 'Gelijkheid'),
      localized('Poverty', 'Armoede'),
      localized('Neighbourhood', 'Buurt'),
    ],
  },
  events: {
    name: localized('Events & Activities', 'Evenementen & activiteiten'),
    keywords: [
      localized('Cooking together', 'Samen koken'),
      localized('Dinner', 'Diner'),
      localized('Sports', 'Sport'),
      localized('Workshop', 'Workshop'),
      localized('Behind the scenes', 'Achter de schermen'),
      localized('Walking', 'Wandelen'),
      localized('Games', 'Spelletjes'),
      localized('Travel', 'Reizen'),
      localized('Art', 'Kunst'),
      localized('Training', 'Training'),
    ],
  },
  personal: {
    name: localized('Personal & Professional', 'Persoonlijk & werk'),
    keywords: [
      localized('Inspiration', 'Inspiratie'),
      localized('Family', 'Familie'),
      localized('Friendship', 'Vriendschap'),
      localized('Courage', 'Moed'),
      localized('Humour', 'Humor'),
      localized('Kindness', 'Vriendelijkheid'),
      localized('Perseverance', 'Doorzettingsvermogen'),
      localized('Creativity', 'Creativiteit'),
      localized('Entrepreneurship', 'Ondernemen'),
      localized('Education', 'Onderwijs'),
    ],
  },
  technology: {
    name: localized('Technology & Innovation', 'Technologie & innovatie'),
    keywords: [
      localized('Sustainability', 'Duurzaamheid'),
      localized('Science', 'Wetenschap'),
      localized('Artificial intelligence', 'Kunstmatige intelligentie'),
      localized('Gaming', 'Gamen'),
      localized('Design', 'Ontwerp'),
      localized('Space', 'Ruimtevaart'),
      localized('Robots', 'Robots'),
      localized('Energy', 'Energie'),
      localized('Social media', 'Sociale media'),
      localized('Photography', 'Fotografie'),
    ],
  },
};

/** Returns the categories in one language, as a form offers them. */
export function getKeywordCategories(
  language: Language,
): readonly { readonly name: string; readonly keywords: readonly string[] }[] {
  return Object.values(KEYWORD_CATEGORIES).map(({ name, keywords }) => ({
    name: name[language],
    keywords: keywords.map((keyword) => keyword[language]),
  }));
}
