import { expect, test } from 'vitest';
import { CRITERIA, CRITERIA_WEIGHTS } from '#api/scoring/criteria-rules.ts';
import { findTests } from '#tests/support/find-tests.ts';
import { selectionTexts } from './selection-texts.ts';

/** The tests of the owner's choice of one or two winners. */
const CHOICE = [
  'requires exactly two with twoWinners, or one when there is one nominee',
  'refuses a person who is not a nominee',
  'accepts one of ten simultaneous requests',
];

/** The sentences of the page that make a claim, in order, each with the tests that fail if it becomes untrue. */
const CLAIMS: Partial<Readonly<Record<keyof ReturnType<typeof selectionTexts>, readonly string[]>>> = {
  lead: ['is the same whenever it is played again', 'refuses a person who is not a nominee'],
  step1Text: ['runs once, however often it is requested', 'includes a payment that settles after closing'],
  step2Text: [
    'stays between 0 and 10 with one decimal',
    'learns nothing about who wrote the answer',
    'by a model that obeys is that of the answer without the instruction',
  ],
  step2Model: [
    'makes the selection wait, is reported to the operator once',
    'makes the selection wait, is reported to the operator once',
  ],
  step3Model: [
    'of answers level with the last finalist, %s',
    'by a %s judge follows the grades by %d',
    'of answers level with the last finalist, %s',
  ],
  step3Rubric: ['selects the ten best answers, shows who shares the last place'],
  step3Text: [
    'ranks the nominees, of near copies one',
    'selects the ten best answers, shows who shares the last place',
    'shows equals as equals',
    'selects the ten best answers, shows who shares the last place',
  ],
  step4One: CHOICE,
  step4Two: CHOICE,
  step5Text: [
    'has the own score, the right to ask and the end of the record, in the fan’s language, once',
    'replies once, in a sentence that is on record, and that the fan reads and gets by mail',
    'mails everyone who paid, once',
  ],
  criteriaNote: [
    'scores the published criteria by their published weights',
    'gives twins nearly the same',
    'by a model has one reading',
    'by several readings is their mean',
    'reads every answer by both, and says where they disagree more than usual',
    'by a model that is far from the rubric is flagged',
    'is left to a person where nobody reads the language',
  ],
  rubricNote: [
    'without a model there is no trial',
    'quotes words as they were typed, and none for two reasons',
    'coefficients and figures are what this rubric and these graded answers give',
    'ranks their answers as their graders do',
    'gives nothing for the campaign’s own sentences',
    'flags what a person should look at',
  ],
  checkText: [
    'lets anyone recompute its hashes to the last head, without personal data',
    'lets anyone recompute its hashes to the last head, without personal data',
    'the audit finds that',
    'accepts a selection as it was written, with its last head and any before',
    'lets anyone recompute its hashes to the last head, without personal data',
  ],
  reopened: ['is public, and marks what is paid after it', 'is public, and marks what is paid after it'],
  whyText: [
    'is seen by the owner, the winner, all who took part, and anyone on the selection page',
    'then has counts, times, models and fingerprints, and no personal data',
  ],
  probeText: [
    'a model that passes its trial is not tried twice a day',
    'a model that failed is not trusted for passing once',
  ],
};

const listSentences = (text: string) => text.split(/(?<=\.)\s+/);
const entries = Object.entries(CLAIMS);

test.each(['nl', 'en'] as const)('every sentence about the selection has a test, in %s', (language) => {
  const texts: Readonly<Record<string, string>> = selectionTexts(language);
  for (const [key, tests] of entries) expect(listSentences(texts[key] ?? ''), key).toHaveLength(tests.length);
});

test.each([...new Set(entries.flatMap(([, tests]) => tests))])('there is a test “%s”', (name) => {
  expect(findTests(name)).toHaveLength(1);
});

test('every published criterion has a weight, and together they are the whole score', () => {
  expect(CRITERIA.map(({ key }) => key).toSorted()).toEqual(Object.keys(CRITERIA_WEIGHTS).toSorted());
  expect(Object.values(CRITERIA_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
});
