import type { Language, Sentence } from '../platform/rules.ts';

/** Keywords that a category offers, most wanted first (specification §9). */
export const KEYWORDS_PER_CATEGORY = 10;

type Category = { readonly name: Sentence; readonly keywords: readonly Sentence[] };

const word = (en: string, nl: string): Sentence => ({ en, nl });

/** The keyword categories of specification §3, in its order. */
export const KEYWORD_CATEGORIES: Readonly<
  Record<'music' | 'charity' | 'events' | 'personal' | 'technology', Category>
> = {
  music: {
    name: word('Music & Entertainment', 'Muziek & entertainment'),
    keywords: [
      word('Live music', 'Livemuziek'),
      word('Concert', 'Concert'),
      word('Singing', 'Zingen'),
      word('Songwriting', 'Liedjes schrijven'),
      word('Film', 'Film'),
      word('Theatre', 'Theater'),
      word('Comedy', 'Cabaret'),
      word('Dance', 'Dans'),
      word('Television', 'Televisie'),
      word('Festival', 'Festival'),
    ],
  },
  charity: {
    name: word('Charity & Social Impact', 'Goede doelen & maatschappij'),
    keywords: [
      word('Helping others', 'Anderen helpen'),
      word('Volunteering', 'Vrijwilligerswerk'),
      word('Children', 'Kinderen'),
      word('Loneliness', 'Eenzaamheid'),
      word('Health', 'Gezondheid'),
      word('Nature', 'Natuur'),
      word('Animals', 'Dieren'),
      word('Equality', 'Gelijkheid'),
      word('Poverty', 'Armoede'),
      word('Neighbourhood', 'Buurt'),
    ],
  },
  events: {
    name: word('Events & Activities', 'Evenementen & activiteiten'),
    keywords: [
      word('Cooking together', 'Samen koken'),
      word('Dinner', 'Diner'),
      word('Sports', 'Sport'),
      word('Workshop', 'Workshop'),
      word('Behind the scenes', 'Achter de schermen'),
      word('Walking', 'Wandelen'),
      word('Games', 'Spelletjes'),
      word('Travel', 'Reizen'),
      word('Art', 'Kunst'),
      word('Training', 'Training'),
    ],
  },
  personal: {
    name: word('Personal & Professional', 'Persoonlijk & werk'),
    keywords: [
      word('Inspiration', 'Inspiratie'),
      word('Family', 'Familie'),
      word('Friendship', 'Vriendschap'),
      word('Courage', 'Moed'),
      word('Humour', 'Humor'),
      word('Kindness', 'Vriendelijkheid'),
      word('Perseverance', 'Doorzettingsvermogen'),
      word('Creativity', 'Creativiteit'),
      word('Entrepreneurship', 'Ondernemen'),
      word('Education', 'Onderwijs'),
    ],
  },
  technology: {
    name: word('Technology & Innovation', 'Technologie & innovatie'),
    keywords: [
      word('Sustainability', 'Duurzaamheid'),
      word('Science', 'Wetenschap'),
      word('Artificial intelligence', 'Kunstmatige intelligentie'),
      word('Gaming', 'Gamen'),
      word('Design', 'Ontwerp'),
      word('Space', 'Ruimtevaart'),
      word('Robots', 'Robots'),
      word('Energy', 'Energie'),
      word('Social media', 'Sociale media'),
      word('Photography', 'Fotografie'),
    ],
  },
};

/** The categories in one language, as a form offers them. */
export function keywordCategoriesIn(
  language: Language,
): readonly { readonly name: string; readonly keywords: readonly string[] }[] {
  return Object.values(KEYWORD_CATEGORIES).map(({ name, keywords }) => ({
    name: name[language],
    keywords: keywords.map((keyword) => keyword[language]),
  }));
}
