import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SESSION_MAX_MS } from '#api/accounts/rules.ts';
import { TAKE_BACK_MS } from '#api/campaigns/change-rules.ts';
import { GRACE_DAYS } from '#api/campaigns/outcome-rules.ts';
import { DEFAULT_DEADLINE_MS, FLEXIBLE_DAYS } from '#api/campaigns/rules.ts';
import { REPLACEMENT_MS } from '#api/charities/rules.ts';
import { NOMINEES_MAX, REREAD_MS, REREAD_REPLY_MS } from '#api/nominees/rules.ts';
import { DETAILS_AFTER_MEETING_MS } from '#api/outcomes/winner-rules.ts';
import { TRACES_RETENTION_MS } from '#api/payments/rules.ts';
import { PROMISED_DAYS } from '#api/platform/production-rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { CONFIRM_MS } from '#api/reminders/rules.ts';
import { ANSWER_MAX } from '#api/submissions/rules.ts';
import { PERMISSION_RETENTION_MS } from '#api/wall/rules.ts';

const PAGES = resolve(import.meta.dirname, '../../content/pages');
const readPage = (language: string, page: string) =>
  readFileSync(resolve(PAGES, language, `${page}.json`), 'utf8');

/** Numbers in the code with the sentences that promise them, so that neither changes without the other. */
it.each([
  [DEFAULT_DEADLINE_MS / DAY_MS, 2, 'for-celebrities', 'until 48 hours before', 'tot 48 uur vooraf'],
  [FLEXIBLE_DAYS, 365, 'terms', 'takes place within a year', 'vindt de ontmoeting binnen een jaar plaats'],
  [
    PROMISED_DAYS.CHOICE_DAYS,
    14,
    'terms',
    'You choose within fourteen days',
    'Je kiest binnen veertien dagen',
  ],
  [
    PROMISED_DAYS.ANSWER_DAYS,
    7,
    'terms',
    'Say within seven days',
    'Laat binnen zeven dagen weten of je komt',
  ],
  [PROMISED_DAYS.ANSWER_DAYS, 7, 'faq', 'nothing within seven days', 'binnen zeven dagen niets'],
  [ANSWER_MAX, 2000, 'faq', 'Up to 2,000 characters', 'Maximaal 2000 tekens'],
  [NOMINEES_MAX, 10, 'terms', 'The ten best answers', 'De tien beste antwoorden'],
  [NOMINEES_MAX, 10, 'faq', 'the ten best', 'de tien beste'],
  [REREAD_MS / DAY_MS, 2, 'terms', 'Within 48 hours', 'Binnen 48 uur'],
  [REREAD_MS / DAY_MS, 2, 'faq', 'Within 48 hours', 'Binnen 48 uur'],
  [REREAD_MS / DAY_MS, 2, 'privacy', 'within 48 hours', 'binnen 48 uur'],
  [REREAD_REPLY_MS / DAY_MS, 7, 'terms', 'replies within seven days', 'antwoordt binnen zeven dagen'],
  [REREAD_REPLY_MS / DAY_MS, 7, 'privacy', 'replies within seven days', 'antwoordt binnen zeven dagen'],
  [GRACE_DAYS, 7, 'terms', 'their money back a week later', 'een week later het geld terug'],
  [TAKE_BACK_MS / DAY_MS, 7, 'terms', 'money back for seven days', 'je geld zeven dagen lang'],
  [TAKE_BACK_MS / DAY_MS, 7, 'faq', 'ask for it back for seven days', 'het zeven dagen lang terugvragen'],
  [REPLACEMENT_MS / DAY_MS, 14, 'for-charities', 'after 14 days', 'na 14 dagen'],
  [TRACES_RETENTION_MS / DAY_MS, 90, 'privacy', 'the codes 90 days after', 'de codes 90 dagen nadat'],
  [SESSION_MAX_MS / DAY_MS, 90, 'privacy', 'at most 90 days', 'hooguit 90 dagen'],
  [DETAILS_AFTER_MEETING_MS / DAY_MS, 30, 'privacy', 'month after the meeting', 'maand na de ontmoeting'],
  [CONFIRM_MS / DAY_MS, 2, 'privacy', 'not confirm after 48 hours', 'niet bevestigt na 48 uur'],
  [PERMISSION_RETENTION_MS / DAY_MS, 730, 'privacy', 'after two years', 'na twee jaar'],
])('%d is the %d that the page “%s” promises', (actual, promised, page, english, dutch) => {
  expect(actual).toBe(promised);
  expect(readPage('en', page)).toContain(english);
  expect(readPage('nl', page)).toContain(dutch);
});
