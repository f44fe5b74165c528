import type { Language } from '#api/platform/rules.ts';

/** The texts of a new block until an editor replaces them; a page that still has one of them cannot be published. */
export const EXAMPLE_TEXTS = {
  nl: {
    heading: 'Schrijf hier de kop',
    text: 'Schrijf hier een paar zinnen.',
    sentence: 'Leg het hier in één zin uit.',
    quote: 'Zet hier de woorden van het citaat.',
    link: 'Geef de link hier een naam',
    reason: 'Geef hier een reden om mee te doen',
    figure: '000',
    figureLabel: 'Leg hier uit wat dit cijfer telt',
  },
  en: {
    heading: 'Write the heading here',
    text: 'Write a few sentences here.',
    sentence: 'Explain it here in one sentence.',
    quote: 'Put the words of the quote here.',
    link: 'Name the link here',
    reason: 'Give a reason to take part here',
    figure: '000',
    figureLabel: 'Say here what this figure counts',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type ExampleTexts = Readonly<Record<keyof (typeof EXAMPLE_TEXTS)['nl'], string>>;
