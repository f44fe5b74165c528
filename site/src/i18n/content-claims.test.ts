import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findTests } from '#tests/support/find-tests.ts';
import { PageContent } from '../blocks/collections.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const readPage = (path: string) => readFileSync(resolve(ROOT, 'site/content/pages', path), 'utf8');

/** The name of the test that fails if a page's claim becomes untrue, by the id of the claim in the page's file. */
const TESTS: Readonly<Record<string, string>> = {
  'passkey-data':
    'a passkey is added with the password, logs in, has a name, and is removed, each with a mail',
  'answer-kept': 'survives a reload, the address within its tab',
  'one-entry': 'twenty simultaneous requests of one fan create one submission and one open checkout',
  'answer-changes-until-paid': 'updates an unpaid answer and leads to the same checkout',
  'mail-to-all-who-paid': 'shows contact details to the owner and mails everyone who paid, once',
  'one-rereading': 'a fan sees how their answer was read from when the nominees are known, and asks once',
  'person-reads-again':
    'replies once, in a sentence that is on record, and that the fan reads and gets by mail',
  'other-languages-can-win': 'is open to an answer without a score, who can win',
  'late-payment-returns': 'refunds money that still arrives afterwards',
  'answer-withdrawn-after-report':
    'withdraws an answer: only its fan and the campaign’s owner see it, marked',
  'judge-reads-only-this':
    'holds the question, the description, the keywords with their ranks and the answer',
  'first-name-by-choice': 'a first name greets and is on the live screen only while its fan allows it',
  'link-dies-with-account': 'a link dies with its fan’s account, and what came by it forgets it',
  'reports-forgotten': 'is erased six months after the decision, whether or not the reporter has an account',
  'shown-answer-forgotten': 'vanishes with the name when its fan is erased, and after two years',
  'answer-shown-by-choice':
    'is read once its fan allows it and the owner shows it, until the fan withdraws it; no score changes',
  'contact-by-choice':
    'shares nothing before the fan’s address is proved, and then tells the charity’s system once',
  'human-check': 'past the limit of a network, a person who passes a check goes on',
  'reminders-forgotten': 'is forgotten after 48 hours without confirmation, and once the campaign is over',
  'reminders-stop': 'stops all mails to an address, those that wait to be sent as well',
  'known-browser': 'a browser is known for 180 days after its last log-in',
  'tracking-without-cookie': 'writes an event once, without cookie or IP address',
  'stopped-campaigns-refund': 'stops a campaign for the reasons given, with one mail to its owner',
  'not-deductible': 'a year shows each payment, what went back, and that none is a deductible gift',
  'tracking-account': 'takes the person from the session, not from the event',
  'export-has-everything': 'is exported, or is an exception',
  'silence-is-a-no': 'silence ends after seven days, not before, and ten sweeps ask one reserve',
  'no-choice-returns': 'is reminded three times, each time of what is true then; then all money goes back',
  'no-date-returns': 'a meeting without a date for a year does not go ahead',
  'winner-details-forgotten': 'is asked for details that are gone a month after the meeting',
  'mail-content-goes': 'mails an occasion that is queued twice once, and clears its text',
  'charity-within-14-days': 'when a charity was rejected 14 days ago',
};

const CLAIMS = globSync('*/*.json', { cwd: resolve(ROOT, 'site/content/pages') }).flatMap((path) =>
  (PageContent.parse(JSON.parse(readPage(path))).claims ?? []).map(({ id }) => ({ id, path })),
);

it.each(CLAIMS)('what the pages promise $id ($path) has its test', ({ id }) => {
  expect(findTests(TESTS[id] ?? expect.fail(`There is no test of "${id}"`))).toHaveLength(1);
});

it.each(['nl', 'en'])('what the pages promise lists the four cookies (%s)', (language) => {
  const [, table = ''] = readPage(`${language}/privacy.json`).split(/\| -+ \| -+ \| -+ \|/);
  expect(table.split('\\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
});
