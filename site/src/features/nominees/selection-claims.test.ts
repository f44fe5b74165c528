import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CRITERIA, CRITERIA_WEIGHTS } from '#api/scoring/criteria-rules.ts';
import { selectionTexts } from './selection-texts.ts';

const JUDGE = 'edge-api/scoring/judge';
const CHAIN = 'tests/api/record.test.ts';
const AUDIT = 'tests/api/audit.test.ts';
const RUBRIC = 'edge-api/scoring/rubric/rubric-rules.test.ts';
const FIT = 'tests/load/judge/fit/fit-writers.test.ts';
const NOMINEES = 'tests/api/nominees.test.ts';
const WINNERS = 'tests/api/winners.test.ts';
const REREADS = 'tests/api/rereads.test.ts';
const REASONS = 'tests/api/winner-reasons.test.ts';
const SELECTION = 'tests/api/judge.test.ts';

/** The tests of the owner's choice of one or two winners. */
const CHOICE = [
  [WINNERS, 'requires exactly two with twoWinners, or one when there is one nominee'],
  [WINNERS, 'refuses a person who is not a nominee'],
  [WINNERS, 'accepts one of ten simultaneous requests'],
] as const;

/** The sentences of the page that make a claim, in order, each with the tests that fail if it becomes untrue. */
const CLAIMS: Partial<
  Readonly<
    Record<keyof ReturnType<typeof selectionTexts>, readonly (readonly [file: string, name: string])[]>
  >
> = {
  lead: [
    [`${JUDGE}/pipeline.test.ts`, 'is the same whenever it is played again'],
    [WINNERS, 'refuses a person who is not a nominee'],
  ],
  step1Text: [
    ['tests/api/selection-workflow.test.ts', 'runs once, however often it is requested'],
    [NOMINEES, 'includes a payment that settles after closing'],
  ],
  step2Text: [
    [RUBRIC, 'stays between 0 and 10 with one decimal'],
    [`${JUDGE}/ai-model.test.ts`, 'learns nothing about who wrote the answer'],
    [`${JUDGE}/judge-answer.test.ts`, 'by a model that obeys is that of the answer without the instruction'],
    [SELECTION, 'makes the selection wait, is reported to the operator once'],
  ],
  step3Text: [
    ['tests/api/final-comparisons.test.ts', 'of answers level with the last finalist, %s'],
    [`${JUDGE}/pipeline.test.ts`, 'by a %s judge follows the grades by %d'],
    [SELECTION, 'ranks the nominees, of near copies one'],
    [SELECTION, 'shows equals as equals'],
    [NOMINEES, 'selects the ten best answers, shows who shares the last place'],
    [NOMINEES, 'selects the ten best answers, shows who shares the last place'],
  ],
  step4One: CHOICE,
  step4Two: CHOICE,
  step5Text: [
    [REREADS, 'has the own score, the right to ask and the end of the record, in the fan’s language, once'],
    [REREADS, 'replies once, in a sentence that is on record, and that the fan reads and gets by mail'],
    [WINNERS, 'mails everyone who paid, once'],
  ],
  criteriaNote: [
    [`${JUDGE}/ai-model.test.ts`, 'scores the published criteria by their published weights'],
    [FIT, 'gives twins nearly the same'],
    [`${JUDGE}/judge-answer.test.ts`, 'by a model has one reading'],
    [`${JUDGE}/judge-answer.test.ts`, 'by several readings is their mean'],
    ['tests/api/panel.test.ts', 'reads every answer by both, and says where they disagree more than usual'],
    [`${JUDGE}/judge-answer.test.ts`, 'by a model that is far from the rubric is flagged'],
    [`${JUDGE}/judge-answer.test.ts`, 'is left to a person where nobody reads the language'],
  ],
  rubricNote: [
    [SELECTION, 'without a model there is no trial'],
    [RUBRIC, 'quotes words as they were typed, and none for two reasons'],
    [FIT, 'coefficients and figures are what this rubric and these graded answers give'],
    [FIT, 'ranks their answers as their graders do'],
    [RUBRIC, 'gives nothing for the campaign’s own sentences'],
    [RUBRIC, 'flags what a person should look at'],
  ],
  checkText: [
    [CHAIN, 'lets anyone recompute its hashes to the last head, without personal data'],
    [CHAIN, 'lets anyone recompute its hashes to the last head, without personal data'],
    [AUDIT, 'the audit finds that'],
    [AUDIT, 'accepts a selection as it was written, with its last head and any before'],
    [CHAIN, 'lets anyone recompute its hashes to the last head, without personal data'],
  ],
  reopened: [
    ['tests/api/reopening.test.ts', 'is public, and marks what is paid after it'],
    ['tests/api/reopening.test.ts', 'is public, and marks what is paid after it'],
  ],
  whyText: [
    [REASONS, 'is seen by the owner, the winner, all who took part, and anyone on the selection page'],
    [
      'tests/api/selection-report.test.ts',
      'then has counts, times, models and fingerprints, and no personal data',
    ],
  ],
  probeText: [
    [SELECTION, 'a model that passes its trial is not tried twice a day'],
    [SELECTION, 'a model that failed is not trusted for passing once'],
  ],
};

const listSentences = (text: string) => text.split(/(?<=\.)\s+/);
const entries = Object.entries(CLAIMS);

test.each(['nl', 'en'] as const)('every sentence about the selection has a test, in %s', (language) => {
  const texts: Readonly<Record<string, string>> = selectionTexts(language);
  for (const [key, tests] of entries) expect(listSentences(texts[key] ?? ''), key).toHaveLength(tests.length);
});

test.each(entries.flatMap(([key, tests]) => tests.map(([file, name]) => ({ key, file, name }))))(
  '$key is held by a test that is there: $name',
  ({ file, name }) => {
    const source = readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8');
    expect(source).toContain(name);
  },
);

test('every published criterion has a weight, and together they are the whole score', () => {
  expect(CRITERIA.map(({ key }) => key).toSorted()).toEqual(Object.keys(CRITERIA_WEIGHTS).toSorted());
  expect(Object.values(CRITERIA_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
});
