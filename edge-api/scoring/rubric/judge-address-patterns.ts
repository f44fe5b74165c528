/**
 * Signs that a text speaks to the judge. Each needs both a command or a claim and what it is about, so that
 * a fan who tells of a jury, a score or an instruction shows none.
 */
const JUDGE =
  '(?:judges?|graders?|evaluators?|assessors?|examiners?|scorers?|reviewers?|jury|jurylid|beoordelaars?|assistant|ai|llm|chatgpt|gpt|(?:language |taal)models?|taalmodel|model|system|systeem|algorithm|algoritme)';
const ENTRY =
  '(?:(?:this|my|the above|the following|dit|deze|mijn) (?:answer|submission|entry|text|piece|response|antwoord|inzending|tekst|stuk|reactie)|(?:answer|antwoord) [ab])';
const TOP =
  '(?:10|ten|tien|9 ?[.,]? ?\\d|max\\w*|highest|hoogste?|hoogst mogelijke|full (?:marks|ten)|top|perfect\\w*|volle|largest|best|beste|outstanding|uitmuntend\\w*|first place|eerste plaats|winner|winnaar|a\\+)';
const MARK =
  '(?:scores?|scoring|ratings?|grades?|marks?|points?|verdict|evaluations?|number|value|cijfers?|punten|beoordeling\\w*|waarde|getal|uitkomst|puntuacion|punteggio|note|punkte\\w*|hochstpunktzahl|punktzahl|nota|puntos|pontuacao|punktow|bewertung)';
const NOT_ABOUT_SELF =
  '(?<!\\b(?:i|id|we|he|she|they|who|ik|wij|hij|zij|ze|die|dat|to|my|mijn|could|would|te) (?:\\w+ )?)';
const RULES =
  '(?:instruct\\w*|prompts?|rubric\\w*|rubriek|criteri\\w*|guidelines?|opdracht(?:en)?|instrucciones|anweisungen|istruzioni|reglas|regles)';

export const JUDGE_ADDRESS_PATTERNS: readonly RegExp[] = [
  `^(?:please |now |graag |nu )?(?:ignore|disregard|forget|override|bypass|skip|negeer|vergeet|omzeil)\\b.{0,40}\\b(?:${RULES}|(?:all|everything|alles|the|het) (?:of the )?(?:above|previous|prior|earlier|hierboven|bovenstaande|vorige|eerdere)|organi[sz]er|rules? above|regels? hierboven)`,
  `\\b(?:rubric|rubriek|criteria|scoring)\\b.{0,30}\\b(?:suspended|disabled|void|overslaan|fully met|expired|verlopen|says|zegt)\\b`,
  `${NOT_ABOUT_SELF}\\b(?:give|award|assign|rate|score|grade|judge|rank|return|output|print|reply|respond|write|set|finali[sz]e|geef|ken|beoordeel|waardeer|zet|schrijf|vul|noteer|vergib|gib|donnez)\\b.{0,45}\\b${TOP} ?(?:(?:${MARK}|out of|van de|op de|zehn)\\b|$)`,
  `${NOT_ABOUT_SELF}\\b(?:give|award|rate|score|grade|judge|rank|mark|geef|ken|beoordeel|waardeer|zet|treat|prefer|choose|accept|neem) (?:${ENTRY}|this one|this|it|dit|me)\\b.{0,40}\\b(?:${TOP}|above|highly|generously|boven|bovenaan)\\b`,
  `\\b(?:dix|zehn|diez|dieci|dez|dziesiec)\\b.{0,12}\\b(?:points?|punkten?|puntos?|punti|pontos|punktow|sur dix)\\b|\\bon uzerinden on\\b`,
  `\\b(?:puntuacion|pontuacao|note|nota|punteggio)\\b.{0,6}\\b(?:maxima|maximale|massimo|mas alta)\\b|\\bzignor(?:owac|uj)\\b`,
  `\\b(?:scores?|ratings?|grades?|points?|verdict|cijfer|punten|beoordeling|bewertung)\\b ?(?:is|are|=|to|must be|should be|has to be|for this entry is|moet|wordt|van|op|=>)? ?(?:een |a |the |fixed at |zijn )*\\b(?:10|ten|tien|9 ?[.,] ?\\d)\\b(?! (?:jaar|years?|keer|times|euro|pounds))`,
  `\\b(?:output|return|give|set|score|award|insert|use|invullen|vul|schrijf|geef)\\b.{0,30}\\b(?:the |de |een )?(?:maximum|maximale|maximal|highest|hoogst\\w*|full marks|volle punten|top value)\\b`,
  `\\b${ENTRY}\\b.{0,50}\\b(?:must|should|moet|deserves?|verdient|voldoet|meets|is (?:the best|perfect|better|het beste|de winnaar)|approved|goedgekeurd|gecontroleerd|checked|satisf\\w+|altijd winnen|always wins?)\\b`,
  `\\b(?:note|message|let op|task|opdracht|bericht|instructie|to|aan|voor|for|hello|dear|beste|geachte)\\b,? ?(?:to |for |aan |voor )?(?:the |de |het )?${JUDGE}\\b.{0,80}\\b(?:${TOP}|${ENTRY}|must|moet|vertaal|full|rubriek|rubric|compare)\\b`,
  `\\b(?:you are|act as|behave as|pretend you are|pretend to be|play|je bent|jij bent|gedraag je als|doe alsof je|speel)\\b.{0,30}\\b(?<!role )(?:${JUDGE}|dan|examiner|unrestricted|zonder regels|without (?:any )?(?:rules|restrictions))\\b`,
  `\\b(?:developer|ontwikkelaar|administrator|beheerder|admin|head office|notaris|sponsors?)\\b.{0,60}\\b(?:approved|override|rating|score|hoogste|maximum|comes first)\\b`,
  `\\b(?:end of|einde van het|einde) (?:the )?(?:answer|submission|antwoord|inzending)\\b`,
  `\\b(?:stay in character|blijf in (?:die|je|jouw) rol|repeat after me|before you judge|begin your reply|reply with|respond only|answer with the (?:number|word)|antwoord (?:in het|met) |verwijderd als jurymodel|your reply with)\\b`,
].map((source) => new RegExp(source, 'u'));

/** Signs in the text as it was typed: marks of roles, tags, code. */
export const MARKUP_PATTERNS: readonly RegExp[] = [
  /(?:^|[\n"'[(#*.!?-])\s{0,3}(?:system|assistant|developer|admin|systeem|human|user)\s{0,2}(?:prompt|message|notice|bericht|mode|to=\w+)?\s{0,2}[:\]>]/u,
  /\[\/?(?:inst|system|assistant|user)\b|<\|.{0,30}\|>|<\/?(?:system|answer|prompt|instructions?|data|user_input|evaluation\w*|script|score)\b|<!--|\/\*|```|###/u,
  /["'{]\s{0,2}(?:score|role|reasoning|rating|verdict|result|content)["']?\s{0,2}[:=]/u,
  /\b(?:score|rating|grade|cijfer|uitslag|beoordeling|fallback value|value|score_override)["'*]{0,3}\s{0,2}[:=]\s{0,3}["'*]{0,3}(?:10|ten|tien|9[.,]\d|a\+|true|top|max|goud|score_max)/u,
  /<[a-z]+\s[^>]{0,80}=/u,
  /\b(?:json\.dumps|update scores|role: system|temperature=|rot13)\b|-{3}\s{0,2}\n/u,
];
