/** Words that no explanation may hold about a person, in lower case. */
export const INSULTS: ReadonlySet<string> = new Set(
  (
    'idioot idiote idioten dom domme dommerik stom stomme sukkel mongool debiel debiele imbeciel achterlijk achterlijke ' +
    'zielig zielige lui luie waardeloos waardeloze belachelijk belachelijke oliedom randdebiel kut kutwijf klootzak eikel lul ' +
    'trut hoer slet teef tyfus tering kanker flikker nikker neger mof spleetoog kankerlijer leugenaar oplichter ' +
    'idiot idiotic stupid dumb moron moronic imbecile retard retarded loser pathetic worthless ridiculous lazy trash garbage ' +
    'fuck fucking shit bitch bastard asshole cunt whore slut fag faggot nigger nigga chink spic tranny liar fraud scammer'
  ).split(' '),
);

/** Words of accusation: an explanation does not mention what the fan may have tried. */
export const ACCUSATIONS =
  /manipul|misle(?:id|ad)|valsspel|vals te spelen|bedrieg|bedrog|oplicht|cheat|deceiv|dishonest|oneerlijk|trick(?:ed|ing|s)?\b|(?:beoordeling|score|jury) te sturen|steer the|be[ïi]nvloeden|influence the (?:judge|score|rating)|\bprompt\b|injecti|jailbreak|plagi|copied from (?:an)?other|overgeschreven|instructi(?:e|on)s? (?:to|for|aan|voor) (?:the |de |een )?(?:judge|jury|beoordelaar|ai|model)|(?:lied|lying|liegt|loog|gelogen)\b/iu;
