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

/** What a sentence may begin with in front of a first name. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'je jij jouw jullie u uw het de een dit dat deze die er in op aan bij met voor door over uit van naar om als toen omdat ' +
    'want maar en of ook zo wat wie waar hoe wel niet al nog geen door zonder tijdens zijn haar hun ons onze ' +
    'you your the a an this that these those it its in on at with for by from to of as when because but and or also so what ' +
    'who where how not no yet without during while his her their our he she they we'
  ).split(' '),
);
