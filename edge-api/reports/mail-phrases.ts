import type { Language } from '../platform/rules.ts';
import type { ReportReason, ReportSubject } from './rules.ts';

type Phrases = Readonly<Record<ReportSubject, (campaign: string) => string>>;

/** Phrases for the reported content, to its reporter. */
export const REPORTED: Readonly<Record<Language, Phrases>> = {
  nl: {
    campaign: (name) => `de campagne ‘${name}’`,
    answer: (name) => `een antwoord bij de campagne ‘${name}’`,
    thanks: (name) => `het bedankje bij de campagne ‘${name}’`,
    story: (name) => `het verhaal bij de campagne ‘${name}’`,
  },
  en: {
    campaign: (name) => `the campaign “${name}”`,
    answer: (name) => `an answer to the campaign “${name}”`,
    thanks: (name) => `the thank-you of the campaign “${name}”`,
    story: (name) => `the story of the campaign “${name}”`,
  },
};

/** Phrases for the reported content, to its author. */
export const OWN: Readonly<Record<Language, Phrases>> = {
  nl: {
    campaign: (name) => `je campagne ‘${name}’`,
    answer: (name) => `je antwoord bij de campagne ‘${name}’`,
    thanks: (name) => `je bedankje bij de campagne ‘${name}’`,
    story: (name) => `je verhaal bij de campagne ‘${name}’`,
  },
  en: {
    campaign: (name) => `your campaign “${name}”`,
    answer: (name) => `your answer to the campaign “${name}”`,
    thanks: (name) => `your thank-you for the campaign “${name}”`,
    story: (name) => `your story about the campaign “${name}”`,
  },
};

/** The effect of a stop, for readers other than the author. */
export const EFFECTS: Readonly<Record<Language, Readonly<Record<ReportSubject, string>>>> = {
  nl: {
    campaign: 'De campagne is gestopt: niemand kan nog meedoen en alle betalingen gaan terug.',
    answer: 'Het antwoord en de naam erbij worden nergens meer openbaar getoond.',
    thanks: 'Het bedankje is ingetrokken: de fans krijgen het niet meer te zien.',
    story: 'Het verhaal is verwijderd, met de foto’s erbij.',
  },
  en: {
    campaign: 'The campaign has been stopped: nobody can take part any more, and every payment goes back.',
    answer: 'The answer and the name beside it are no longer shown in public anywhere.',
    thanks: 'The thank-you has been withdrawn: fans who took part can no longer see it.',
    story: 'The story has been removed, with its pictures.',
  },
};

/** The effect of a stop, for the author. */
export const OWN_EFFECTS: Readonly<Record<Language, Readonly<Record<ReportSubject, string>>>> = {
  nl: {
    campaign:
      'Niemand kan nog meedoen en alle betalingen gaan terug. De fans krijgen bericht met de redenen hieronder, die ook op de campagnepagina staan.',
    answer:
      'Je antwoord is ingetrokken: alleen jij en de organisator zien het nog, met de vermelding dat het is ingetrokken. Je naam staat bij deze campagne nergens meer openbaar.',
    thanks: 'Je bedankje is ingetrokken: alleen jij ziet het nog.',
    story:
      'Je verhaal is overal verwijderd, met de foto’s erbij, en kan niet opnieuw online. Aan je campagne verandert verder niets.',
  },
  en: {
    campaign:
      'Nobody can take part any more, and every payment goes back. We tell the fans, with the reasons below, which are also on the campaign’s page.',
    answer:
      'Your answer has been withdrawn: only you and the organiser can still see it, marked as withdrawn. Your name is no longer shown in public in this campaign.',
    thanks: 'Your thank-you has been withdrawn: only you can still see it.',
    story:
      'Your story has been removed everywhere, with its pictures, and cannot be published again. Nothing else about your campaign changes.',
  },
};

/** The reasons of reports, phrased as grounds of a decision. */
export const GROUNDS: Readonly<Record<Language, Readonly<Record<ReportReason, string>>>> = {
  nl: {
    'child-safety': 'seksueel misbruik of uitbuiting van kinderen',
    hate: 'haat, geweld of bedreiging',
    fraud: 'oplichting of misleiding',
    privacy: 'inbreuk op iemands privacy',
    'intellectual-property': 'inbreuk op auteursrecht of een merk',
    other: 'een andere overtreding van de wet',
  },
  en: {
    'child-safety': 'sexual abuse or exploitation of children',
    hate: 'hatred, violence or threats',
    fraud: 'fraud or deception',
    privacy: 'a breach of a person’s privacy',
    'intellectual-property': 'infringement of copyright or a trade mark',
    other: 'another breach of the law',
  },
};

/** The redress available to both sides (articles 16(5) and 17(3)(f)). */
export const REDRESS: Readonly<Record<Language, string>> = {
  nl: 'Ben je het er niet mee eens? Vraag ons dan binnen zes maanden gratis om het besluit opnieuw te bekijken. Je kunt ook naar een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting, of naar de rechter.',
  en: 'Do you disagree? Ask us within six months to look at the decision again, free of charge. You can also go to a certified out-of-court dispute settlement body, or to court.',
};

/** How the decision was made, where it applies, and for how long (article 17(3)). */
export const BY_A_PERSON: Readonly<Record<Language, string>> = {
  nl: 'Een mens heeft dit besloten, na een melding. Er zijn geen geautomatiseerde middelen gebruikt. Het besluit geldt overal op Power Hour en heeft geen einddatum.',
  en: 'A person decided this, after a report. No automated means were used. The decision applies everywhere on Power Hour and has no end date.',
};

/** What happened to the subject, as a participle. */
export const STOPPED_NL = {
  campaign: 'gestopt',
  answer: 'ingetrokken',
  thanks: 'ingetrokken',
  story: 'verwijderd',
} as const;
export const STOPPED_EN = {
  campaign: 'stopped',
  answer: 'withdrawn',
  thanks: 'withdrawn',
  story: 'removed',
} as const;
