import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PageContent } from '../blocks/collections.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const readPage = (path: string) => readFileSync(resolve(ROOT, 'site/content/pages', path), 'utf8');

/** The tests that fail if a page's claim becomes untrue, by the id of the claim in the page's file. */
const TESTS: Readonly<Record<string, { readonly file: string; readonly test: string }>> = {
  'passkey-data': {
    file: 'tests/api/accounts-passkeys.test.ts',
    test: 'a passkey is added with the password, logs in, has a name, and is removed, each with a mail',
  },
  'answer-kept': {
    file: 'widget/subscribe/draft.test.tsx',
    test: 'survives a reload, the address within its tab',
  },
  'one-entry': {
    file: 'tests/api/subscriptions-subscribe.test.ts',
    test: 'twenty simultaneous requests of one fan create one submission and one open checkout',
  },
  'answer-changes-until-paid': {
    file: 'tests/api/subscriptions-subscribe.test.ts',
    test: 'updates an unpaid answer and leads to the same checkout',
  },
  'mail-to-all-who-paid': {
    file: 'tests/api/winners.test.ts',
    test: 'shows contact details to the owner and mails everyone who paid, once',
  },
  'one-rereading': {
    file: 'tests/api/rereads.test.ts',
    test: 'a fan sees how their answer was read from when the nominees are known, and asks once',
  },
  'person-reads-again': {
    file: 'tests/api/rereads.test.ts',
    test: 'replies once, in a sentence that is on record, and that the fan reads and gets by mail',
  },
  'other-languages-can-win': {
    file: 'tests/api/nominations.test.ts',
    test: 'is open to an answer without a score, who can win',
  },
  'late-payment-returns': {
    file: 'tests/api/subscriptions-cancel.test.ts',
    test: 'refunds money that still arrives afterwards',
  },
  'answer-withdrawn-after-report': {
    file: 'tests/api/reports-decisions.test.ts',
    test: 'withdraws an answer: only its fan and the campaign’s owner see it, marked',
  },
  'judge-reads-only-this': {
    file: 'edge-api/scoring/judge/prompt-rules.test.ts',
    test: 'holds the question, the description, the keywords with their ranks and the answer',
  },
  'first-name-by-choice': {
    file: 'tests/api/sharing.test.ts',
    test: 'a first name greets and is on the live screen only while its fan allows it',
  },
  'link-dies-with-account': {
    file: 'tests/api/sharing.test.ts',
    test: 'a link dies with its fan’s account, and what came by it forgets it',
  },
  'reports-forgotten': {
    file: 'tests/api/reports-list.test.ts',
    test: 'is erased six months after the decision, whether or not the reporter has an account',
  },
  'shown-answer-forgotten': {
    file: 'tests/api/wall.test.ts',
    test: 'vanishes with the name when its fan is erased, and after two years',
  },
  'answer-shown-by-choice': {
    file: 'tests/api/wall.test.ts',
    test: 'is read once its fan allows it and the owner shows it, until the fan withdraws it; no score changes',
  },
  'contact-by-choice': {
    file: 'tests/api/contacts.test.ts',
    test: 'shares nothing before the fan’s address is proved, and then tells the charity’s system once',
  },
  'human-check': {
    file: 'tests/api/accounts-login-limits.test.ts',
    test: 'past the limit of a network, a person who passes a check goes on',
  },
  'reminders-forgotten': {
    file: 'tests/api/reminders.test.ts',
    test: 'is forgotten after 48 hours without confirmation, and once the campaign is over',
  },
  'reminders-stop': {
    file: 'tests/api/reminder-mails.test.ts',
    test: 'stops all mails to an address, those that wait to be sent as well',
  },
  'known-browser': {
    file: 'tests/api/accounts-login-limits.test.ts',
    test: 'a browser is known for 180 days after its last log-in',
  },
  'tracking-without-cookie': {
    file: 'tests/api/tracking.test.ts',
    test: 'writes an event once, without cookie or IP address',
  },
  'stopped-campaigns-refund': {
    file: 'tests/api/reports-decisions.test.ts',
    test: 'stops a campaign for the reasons given, with one mail to its owner',
  },
  'not-deductible': {
    file: 'site/src/features/submissions/year/year-statement.test.tsx',
    test: 'not deductible gifts',
  },
  'tracking-account': {
    file: 'tests/api/tracking.test.ts',
    test: 'takes the person from the session, not from the event',
  },
  'export-has-everything': {
    file: 'tests/api/privacy.test.ts',
    test: 'is exported, or is an exception',
  },
  'silence-is-a-no': {
    file: 'tests/api/winner-answers.test.ts',
    test: 'silence ends after seven days, not before, and ten sweeps ask one reserve',
  },
  'no-choice-returns': {
    file: 'tests/api/outcomes.test.ts',
    test: 'is reminded three times, each time of what is true then; then all money goes back',
  },
  'no-date-returns': {
    file: 'tests/api/after-choice.test.ts',
    test: 'a meeting without a date for a year does not go ahead',
  },
  'winner-details-forgotten': {
    file: 'tests/api/winner-answers.test.ts',
    test: 'is asked for details that are gone a month after the meeting',
  },
  'mail-content-goes': {
    file: 'edge-api/platform/mail.test.ts',
    test: 'mails an occasion that is queued twice once, and clears its text',
  },
  'charity-within-14-days': {
    file: 'tests/api/charities-paused.test.ts',
    test: 'when a charity was rejected 14 days ago',
  },
};

const CLAIMS = globSync('*/*.json', { cwd: resolve(ROOT, 'site/content/pages') }).flatMap((path) =>
  (PageContent.parse(JSON.parse(readPage(path))).claims ?? []).map(({ id }) => ({ id, path })),
);

describe('what the pages promise', () => {
  it.each(CLAIMS)('$id ($path) has its test', ({ id }) => {
    const { file, test } = TESTS[id] ?? expect.fail(`There is no test of "${id}"`);
    expect(readFileSync(resolve(ROOT, file), 'utf8')).toContain(test);
  });

  it.each(['nl', 'en'])('lists the four cookies (%s)', (language) => {
    const [, table = ''] = readPage(`${language}/privacy.json`).split(/\| -+ \| -+ \| -+ \|/);
    expect(table.split('\\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
  });
});
