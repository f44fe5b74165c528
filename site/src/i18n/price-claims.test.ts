import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COSTS_COVERED_BY } from '#api/platform/money-rules.ts';
import { renderPriceLine } from '#api/payments/price-rules.ts';

/** Claims that only the line beside the price may make, because they depend on a setting (payments/price-rules.ts). */
const CLAIMS = [
  /(?:goes|go|went) (?:directly |straight )?to (?:the (?:cause|charity|good cause)|\S+ in full)/i,
  /\b(?:every|each|all) (?:single )?(?:euros?|cents?|donations?|proceeds)\b[^.]*\b(?:goes|go|reach(?:es)?)\b(?! back)/i,
  /(?:entire|whole|full|100 ?%)[^.]{0,30}(?:donation|amount|proceeds|€)[^.]*(?:cause|charity)/i,
  /(?:ga(?:at|an)|komt|komen) (?:helemaal |volledig |rechtstreeks |direct )?(?:ten goede aan|naar) (?:het|je|jouw|een) (?:goede )?doel/i,
  /\b(?:elke|iedere|alle) (?:euro|cent|donaties?)\b(?![^.]*\bterug\b)[^.]*\b(?:doel|naar)\b/i,
  /(?:helemaal|volledig|geheel|100 ?%)[^.]{0,30}(?:goede )?doel/i,
  /(?:power hour|platform|we|wij) (?:pays?|betaalt|betalen) (?:the|de|alle) (?:costs|kosten)/i,
];

const FILES = [
  'site/content/**/*.json',
  'site/src/**/*texts*.ts',
  'site/src/i18n/{nl,en}.ts',
  'widget/**/texts.ts',
  'edge-api/*/{*mails*,mail-texts,*rules}.ts',
  'README.md',
].flatMap((pattern) => globSync(pattern));

const findClaims = (text: string) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []);

test('no page, form or mail says more about the price than the line that follows the setting', () => {
  expect(FILES.length).toBeGreaterThan(60);
  const claims = FILES.filter((file) => !/price-rules|\.test\./.test(file)).flatMap((file) =>
    findClaims(readFileSync(file, 'utf8')).map((claim) => `${file}: ${claim}`),
  );
  expect(claims).toEqual([]);
});

test('such sentences are found', () => {
  for (const claim of [
    'Your donation goes to the charity.',
    'Every donation goes to the cause.',
    'The entire amount is for the charity.',
    'De donaties gaan naar het goede doel.',
    'Elke euro is voor het doel.',
    'Je bijdrage is volledig voor het goede doel.',
    renderPriceLine('platform', '').en,
    renderPriceLine('platform', '').nl,
  ])
    expect(findClaims(claim), claim).not.toEqual([]);
  expect(findClaims('All donations go back. Alle donaties gaan terug naar de fans.')).toEqual([]);
  expect(COSTS_COVERED_BY.map((by) => renderPriceLine(by, 'De Leesboot').nl)).toHaveLength(2);
});
