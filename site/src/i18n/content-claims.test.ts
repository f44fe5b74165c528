import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANSWER_MAX } from '#api/submissions/rules.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Reads a page's file; the editor lines the columns of a table up with spaces and dashes. */
const readPage = (language: 'nl' | 'en', page: string) =>
  readFileSync(resolve(ROOT, `site/content/pages/${language}/${page}.json`), 'utf8')
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/-{3,}/g, '---');

type Claim = {
  readonly page: string;
  readonly nl: string;
  readonly en: string;
  /** The test that fails once the claim is untrue. */
  readonly file: string;
  readonly test: string;
};

/** What the pages promise about money, privacy and the choice, in both languages. */
const CLAIMS: readonly Claim[] = [
  {
    page: 'privacy',
    nl: 'Maak je passkeys, dan ook hun naam en de openbare sleutel waarmee we ze herkennen.',
    en: 'If you create passkeys, also their names and the public keys by which we recognise them.',
    file: 'tests/api/accounts-passkeys.test.ts',
    test: 'a passkey is added with the password, logs in, has a name, and is removed, each with a mail',
  },
  {
    page: 'home',
    nl: 'Je antwoord blijft bewaard, ook als je verbinding wegvalt.',
    en: 'Your answer is saved, even if your connection drops.',
    file: 'widget/subscribe/draft.test.tsx',
    test: 'survives a reload, the address within its tab',
  },
  {
    page: 'faq',
    nl: 'Nee, iedereen doet één keer mee.',
    en: 'No, everyone takes part once.',
    file: 'tests/api/subscriptions-subscribe-people.test.ts',
    test: 'fifty simultaneous requests of one fan create one submission and one open checkout',
  },
  {
    page: 'faq',
    nl: 'Zolang je nog niet hebt betaald, kun je je antwoord wel veranderen.',
    en: 'As long as you have not paid, you can still change your answer.',
    file: 'tests/api/subscriptions-subscribe.test.ts',
    test: 'updates an unpaid answer and leads to the same checkout',
  },
  {
    page: 'faq',
    nl: 'Iedereen die heeft betaald, krijgt dan een mail.',
    en: 'Everyone who paid then gets an email.',
    file: 'tests/api/winners.test.ts',
    test: 'shows contact details to the owner and mails everyone who paid, once',
  },
  {
    page: 'terms',
    nl: 'Binnen 48 uur kun je één keer vragen of een mens je antwoord opnieuw leest.',
    en: 'Within 48 hours you can ask, once, for a person to read your answer again.',
    file: 'tests/api/reread.test.ts',
    test: 'a fan sees how their answer was read from when the nominees are known, and asks once',
  },
  {
    page: 'terms',
    nl: 'niet in het Nederlands of Engels is, kan de artiest zelf lezen en nomineren',
    en: 'not in Dutch or English, the celebrity can still read and nominate it',
    file: 'tests/api/nominations.test.ts',
    test: 'is open to an answer without a score, who can win',
  },
  {
    page: 'terms',
    nl: 'of je betaalt voor een inschrijving die al geannuleerd was',
    en: 'or if you pay for a submission that was already cancelled',
    file: 'tests/api/subscriptions-cancel.test.ts',
    test: 'refunds money that still arrives afterwards',
  },
  {
    page: 'terms',
    nl: 'trekken we na een melding in',
    en: 'we withdraw it after a report',
    file: 'tests/api/reports-decisions.test.ts',
    test: 'withdraws an answer: only its fan and the campaign’s owner see it, marked',
  },
  {
    page: 'privacy',
    nl: 'alleen de vraag, het antwoord en de beschrijving en trefwoorden van de campagne',
    en: 'only gets the question, the answer and the campaign’s description and keywords',
    file: 'edge-api/scoring/judge/prompt-rules.test.ts',
    test: 'holds the question, the description, the keywords with their ranks and the answer',
  },
  {
    page: 'privacy',
    nl: 'Alleen als jij dat zelf aanzet, zien anderen je voornaam',
    en: 'Only if you switch it on yourself do others see your first name',
    file: 'tests/api/sharing.test.ts',
    test: 'a first name greets and is on the live screen only while its fan allows it',
  },
  {
    page: 'privacy',
    nl: 'Wis je je account, dan verdwijnt de code overal.',
    en: 'If you erase your account, the code disappears everywhere.',
    file: 'tests/api/sharing.test.ts',
    test: 'a link dies with its fan’s account, and what came by it forgets it',
  },
  {
    page: 'privacy',
    nl: 'zes maanden na het besluit wissen we ze',
    en: 'we erase them six months after the decision',
    file: 'tests/api/reports-decisions.test.ts',
    test: 'is forgotten six months after the decision, whoever sent it',
  },
  {
    page: 'privacy',
    nl: 'Trek je dat in, dan is je antwoord meteen weg; na twee jaar is het dat vanzelf.',
    en: 'If you withdraw it, your answer is gone at once; after two years it goes by itself.',
    file: 'tests/api/wall.test.ts',
    test: 'vanishes with the name when its fan is erased, and after two years',
  },
  {
    page: 'privacy',
    nl: 'Je antwoord ziet iedereen alleen als jij dat goedvindt',
    en: 'Everyone sees your answer only if you agree to it',
    file: 'tests/api/wall.test.ts',
    test: 'is read once its fan allows it and the owner shows it, until the fan withdraws it; no score changes',
  },
  {
    page: 'privacy',
    nl: 'dan kijkt zijn dienst Turnstile in je browser of je een mens bent',
    en: 'its service Turnstile checks in your browser that you are human',
    file: 'tests/api/challenges.test.ts',
    test: 'past the limit of a network, a person who passes a check goes on',
  },
  {
    page: 'privacy',
    nl: 'vergeten we na die campagne, een adres dat je niet bevestigt na 48 uur',
    en: 'after that campaign, an address that you do not confirm after 48 hours',
    file: 'tests/api/reminders.test.ts',
    test: 'is forgotten after 48 hours without confirmation, and once the campaign is over',
  },
  {
    page: 'privacy',
    nl: 'Elke mail heeft een link die ze allemaal stopt.',
    en: 'Every email has a link that stops them all.',
    file: 'tests/api/reminder-mails.test.ts',
    test: 'stops all mails to an address, those that wait to be sent as well',
  },
  {
    page: 'privacy',
    nl: 'Opent niets. | 180 dagen |',
    en: 'Opens nothing. | 180 days |',
    file: 'tests/api/accounts-login-limits.test.ts',
    test: 'a browser is known for 180 days after its last log-in',
  },
  {
    page: 'privacy',
    nl: 'zonder cookie en zonder je IP-adres te bewaren',
    en: 'without a cookie and without keeping your IP address',
    file: 'tests/api/tracking.test.ts',
    test: 'writes an event once, without cookie or IP address',
  },
  {
    page: 'terms',
    nl: 'zetten we stop. Meedoen kan dan niet meer en betaalde donaties gaan terug.',
    en: 'We stop a campaign that misleads or breaks the law. Nobody can take part any more, and donations are refunded.',
    file: 'tests/api/reports-decisions.test.ts',
    test: 'stops a campaign for the reasons given, with one mail to its owner',
  },
  {
    page: 'faq',
    nl: 'Je kunt er iets mee winnen, en daarom is het voor de belasting geen aftrekbare gift.',
    en: 'It gives you a chance to win something, so it does not count as a deductible gift.',
    file: 'site/src/features/payouts/statements.test.tsx',
    test: 'not deductible gifts',
  },
  {
    page: 'privacy',
    nl: 'Ben je ingelogd, dan staat het nummer van je account erbij',
    en: 'If you are logged in, your account’s number is recorded with them',
    file: 'tests/api/tracking.test.ts',
    test: 'takes the person from the session, not from the event',
  },
  {
    page: 'privacy',
    nl: 'download je alles wat we van je bewaren',
    en: 'you can download everything we keep about you',
    file: 'tests/api/privacy.test.ts',
    test: 'is exported, or is an exception',
  },
  {
    page: 'for-charities',
    nl: 'Komt er binnen 14 dagen geen ander goedgekeurd doel, dan krijgen alle fans hun geld terug.',
    en: 'If there is no other approved charity within 14 days, all fans get their money back.',
    file: 'tests/api/charities-unreplaced.test.ts',
    test: 'when the 14 days have passed without another charity',
  },
];

describe('what the pages promise', () => {
  it.each(CLAIMS)('is made in both languages and has its test: $en', ({ page, nl, en, file, test }) => {
    expect(readPage('nl', page)).toContain(nl);
    expect(readPage('en', page)).toContain(en);
    expect(readFileSync(resolve(ROOT, file), 'utf8')).toContain(test);
  });

  it('names the length that an answer may have', () => {
    expect(readPage('nl', 'faq')).toContain(`Maximaal ${ANSWER_MAX} tekens`);
    expect(readPage('en', 'faq')).toContain(`Up to ${ANSWER_MAX.toLocaleString('en-GB')} characters`);
  });

  it.each([
    ['nl', 'We gebruiken er vier'],
    ['en', 'We use four'],
  ] as const)('counts the cookies that it lists (%s)', (language, count) => {
    const text = readPage(language, 'privacy');
    expect(text).toContain(count);
    const [, table = ''] = text.split(/\| --- \| --- \| --- \|/);
    expect(table.split('\\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
  });
});
