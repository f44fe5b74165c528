import { getCampaignWords, type Brief } from './answer-features-rules.ts';
import { stemWord, tokenize } from './stem-rules.ts';

/** Words about how answers are judged and chosen: one of the first kind is enough, of the second kind two. */
const CHOICE_WORD =
  /^(?:scor(?:es?|ed|ing)|jury\w*|judg\w*|grad(?:ed?|er|ing)|marks|assess\w*|evaluat\w*|verdict|criteri\w*|highest|maxim\w*|entr(?:y|ies)|submission\w*|winners?|cijfers?|punten|beoord\w*|nakijk\w*|eindoordeel|hoogste|bovenaan|inzending\w*|deelnem\w*|winnaars?)$/;
const POSSIBLE_CHOICE_WORD =
  /^(?:points?|panel|rat(?:ed?|ings?)|rank(?:ed|ing|s)?|mark(?:ed|ing)?|review\w*|entrants?|contest\w*|contenders?|shortlist\w*|nomin\w*|winning|prize|choose|chosen|pick(?:ed)?|select\w*|instruct\w*|prompt\w*|override|default|system|rules?|answers?|reply|response|text|punt|rangschik\w*|ranglijst|winnen|prij(?:s|zen)|hoofdprijs|kie(?:s|st|zen)|gekozen|uitgekozen|koos|waardering|uitslag|oordeel\w*|uitmuntend|opdracht\w*|systeem|regels|reglement|antwoord\w*|teksten|tekst)$/;
/** Fans choose songs, dishes and people too; not themselves. */
const CHOOSE_ME = /\b(?:choose|pick|kies) (?:me|mij|this|dit|deze)\b/;

/**
 * Tells whether a sentence is about the choice between answers, not about the fan: it names scores, juries, entries. A
 * word of the campaign's own text does not count.
 */
export function isAboutTheChoice(brief: Brief, sentence: string): boolean {
  const { question, cause } = getCampaignWords(brief);
  const all = tokenize(sentence);
  if (CHOOSE_ME.test(all.join(' '))) return true;
  const words = all.filter((word) => ![question, cause].some((of) => of.has(stemWord(word))));
  const certain = words.filter((word) => CHOICE_WORD.test(word)).length;
  return certain > 0 || words.filter((word) => POSSIBLE_CHOICE_WORD.test(word)).length > 1;
}
