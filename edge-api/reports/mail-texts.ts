import type { PageMailText } from '../platform/page-mail.ts';
import type { MailContent } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { EFFECTS, GROUNDS, OWN, OWN_EFFECTS, REPORTED, STOPPED_EN, STOPPED_NL } from './mail-phrases.ts';
import type { ReportReason, ReportSubject } from './rules.ts';

type Reported = { readonly subject: ReportSubject; readonly campaign: string };
type Decided = Reported & {
  readonly reason: ReportReason;
  readonly statement: string;
  readonly isStopped: boolean;
};
type Texts<Details, Text = Omit<PageMailText, 'label'>> = Readonly<
  Record<Language, (details: Details) => Text>
>;

/** The button to the single point of contact, or to the campaign if nothing changes. */
export const LABELS: Readonly<Record<Language, Readonly<Record<'review' | 'campaign', string>>>> = {
  nl: { review: 'Vraag om een nieuw oordeel', campaign: 'Bekijk de campagne' },
  en: { review: 'Ask us to look again', campaign: 'See the campaign' },
};

/** To the reporter: the report has arrived (article 16(4)). */
export const RECEIVED: Texts<Reported, Omit<MailContent, 'action'> & { readonly subject: string }> = {
  nl: ({ subject, campaign }) => ({
    subject: 'We hebben je melding ontvangen',
    heading: 'We hebben je melding ontvangen',
    paragraphs: [
      `Je hebt ${REPORTED.nl[subject](campaign)} gemeld als illegaal.`,
      'Een mens bekijkt je melding zorgvuldig en zo snel mogelijk. Je krijgt het besluit per mail, met de redenen. We vertellen niemand van wie de melding komt.',
    ],
    note: 'Heb jij niets gemeld? Dan heeft iemand anders je adres ingevuld, en hoef je niets te doen.',
  }),
  en: ({ subject, campaign }) => ({
    subject: 'We have received your report',
    heading: 'We have received your report',
    paragraphs: [
      `You reported ${REPORTED.en[subject](campaign)} as illegal.`,
      'A person will look at your report carefully and as soon as possible. You will get the decision by email, with the reasons for it. We tell nobody who sent the report.',
    ],
    note: 'Did you not report anything? Then another person entered your address, and you can ignore this email.',
  }),
};

/** To the reporter: the content was stopped, or nothing changes. */
export const REPORT_DECIDED: Texts<Decided> = {
  nl: ({ subject, campaign, statement, isStopped }) => ({
    subject: 'Ons besluit over je melding',
    heading: isStopped ? 'Je melding klopte' : 'We laten het staan',
    paragraphs: [
      `Je meldde ${REPORTED.nl[subject](campaign)}. ${isStopped ? EFFECTS.nl[subject] : 'We hebben het bekeken, en het blijft zoals het is.'}`,
      `De redenen: ${statement}`,
    ],
  }),
  en: ({ subject, campaign, statement, isStopped }) => ({
    subject: 'Our decision on your report',
    heading: isStopped ? 'Your report was right' : 'It stays as it is',
    paragraphs: [
      `You reported ${REPORTED.en[subject](campaign)}. ${isStopped ? EFFECTS.en[subject] : 'We have looked at it, and it stays as it is.'}`,
      `The reasons: ${statement}`,
    ],
  }),
};

/** To the author of stopped content: the statement of reasons (article 17). It does not name the reporter. */
export const CONTENT_STOPPED: Texts<Decided> = {
  nl: ({ subject, campaign, reason, statement }) => ({
    subject: `We hebben ${OWN.nl[subject](campaign)} ${STOPPED_NL[subject]}`,
    paragraphs: [
      OWN_EFFECTS.nl[subject],
      `De grond: volgens een melding gaat het om ${GROUNDS.nl[reason]}, en wij zijn het daarmee eens.`,
      `De feiten en redenen: ${statement}`,
    ],
  }),
  en: ({ subject, campaign, reason, statement }) => ({
    subject: `We have ${STOPPED_EN[subject]} ${OWN.en[subject](campaign)}`,
    paragraphs: [
      OWN_EFFECTS.en[subject],
      `The ground: a report says that this is ${GROUNDS.en[reason]}, and we agree.`,
      `The facts and reasons: ${statement}`,
    ],
  }),
};

/** To the author of content whose report was dismissed. It does not name the reporter. */
export const CONTENT_CLEARED: Texts<Decided> = {
  nl: ({ subject, campaign, statement }) => ({
    subject: `Een melding over ${OWN.nl[subject](campaign)} is afgewezen`,
    heading: 'Er verandert niets',
    paragraphs: [
      `Iemand meldde ${OWN.nl[subject](campaign)} als illegaal. We hebben het bekeken, en het blijft zoals het is. Je hoeft niets te doen.`,
      `De redenen: ${statement}`,
    ],
  }),
  en: ({ subject, campaign, statement }) => ({
    subject: `A report about ${OWN.en[subject](campaign)} was dismissed`,
    heading: 'Nothing changes',
    paragraphs: [
      `We received a report that ${OWN.en[subject](campaign)} is illegal. We have looked at it, and it stays as it is. You don’t need to do anything.`,
      `The reasons: ${statement}`,
    ],
  }),
};
