import { describe, expect, it } from 'vitest';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

const flattenTexts = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(texts).flatMap(([part, own]) =>
    Object.entries(own).map(([name, text]) => [`${part}.${name}`, text] as const),
  );
const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the nominees and winners pages', () => {
  it('have the same placeholders in both languages', () => {
    const english = new Map(flattenTexts(en));
    expect([...english.keys()]).toEqual(flattenTexts(nl).map(([name]) => name));
    for (const [name, text] of flattenTexts(nl))
      expect(listPlaceholders(english.get(name) ?? ''), name).toEqual(listPlaceholders(text));
  });

  it('are those of the rules in English', () => {
    expect(en.common.back).toBe('Back to Dashboard');
    expect(en.nominees).toMatchObject({ selecting: 'Selecting Nominees...', select: 'Select Winners' });
    expect(en.winners.title).toBe('Winners Selected for “{campaign}”');
  });
});
