/**
 * Signs that a sentence speaks to whoever judges instead of answering. Strong ones suffice alone; of the weak ones,
 * which a person may well use, three are needed, two of them about judging.
 */
export const STRONG_PATTERNS: readonly RegExp[] = [
  /(?:^|[^\p{L}\p{N}\s]\s*|\b(?:please|must|should|to|you|now|graag|moet|nu|en|and)\s+)(?:ignore|disregard|forget|override|bypass|negeer|vergeet|sla)\b.{0,60}\b(?:instruct\w*|rules?|prompt\w*|above|previous|prior|earlier|rubric\w*|criteri\w*|guidelines?|regels?|opdracht\w*|eerdere|vorige|bovenstaande|alles hierboven|hierboven)\b/u,
  /\b(?:system|developer|assistant|user|systeem|human|admin)\s*(?:(?:prompt|message|mode|bericht|opdracht|instructie)\s*)?[:>\]]/,
  /\b(?:system prompt|systeemprompt|jailbreak\w*|prompt injection|dan mode|developer mode|debug mode|god mode|chain of thought)\b/,
  /\b(?:you are|act as|pretend|behave|je bent|jij bent|gedraag je|doe alsof|speel)\b.{0,40}\b(?:now|judge|grader|jury\w*|ai|assistant|model|dan|unrestricted|scorer|beoordelaar|taalmodel|nu een)\b/,
  /["'{<\[]\s*(?:\/\s*)?(?:score|reasoning|result|output|answer|system|instructions?|verdict|rating)\s*(?:["'}>\]]\s*)?[:=>\]]/,
  /\b(?:score|rating|grade|cijfer|punten|points|mark|beoordeling|result|verdict)\b\s*(?:is|=|:|of|van|must be|moet|should be|to|to be|op|naar)\s*(?:een |a |the )?(?:10|tien|ten|9[.,]\d|max\w*|perfect\w*|highest|hoogste|volle)\b/,
  /\b(?:10|ten|tien)\s*(?:\/|out of|van de|op)\s*(?:10|ten|tien)\b/,
  /\b(?:gives?|awards?|assigns?|rated?|score|graded?|judged|rank|gets?|krijgt|krijgen|geef|ken|beoordeel|waardeer|zet|return|output|print|respond|reply|antwoord)\b.{0,60}\b(?:(?:10|ten|tien)(?=\W*$|[.,!?;:)"'/]| (?:points?|punten|out|van|op|for|voor|to|toe|als|when|zonder|without|in|and|en)\b)|maxim\w*|highest|hoogste|full marks|top score|perfect\w*|volle|winner|winnaar|first place|eerste plaats)\b/,
  /\b(?:geen|een|no|a|full) (?:10|tien|ten|max\w*)\b.{0,20}\b(?:geeft|gives?|award\w*|toeken\w*|verdient|deserves)\b/,
  /\b(?:as|als) (?:the |your |a |het |je )?(?:score|rating|grade|mark|cijfer|beoordeling)\b/,
  /\b(?:nieuwe|oude|new|old) (?:instruct\w*|prompt\w*)|\b(?:ignor\w*|oublie\w*|vergiss)\b.{0,40}\b(?:instru\w*|anweisung\w*|regel\w*|reglas|regles)\b/,
  /<\|.*\|>|\[\/?inst\]|###|<\/?(?:system|answer|prompt|script|instructions?)\b|```|<!--|\/\*/,
  /\b(?:as an ai|large language model|language model|taalmodel|llm|chatgpt|gpt|claude|llama|openai|anthropic)\b/,
  /\b(?:rot13|base64)\b|\b(?:[a-z0-9+/]{32,}={0,2})(?=\s|$)/,
  // Whoever reads is spoken to.
  /(?:^|[^\p{L}\s]\s*)(?:(?:dear|beste|geachte|hello|hallo|hi|hey|note|message|checklist|opdracht|bericht|instructie|notitie|task)\s+)?(?:to |for |aan |voor )?(?:the |de |het )?(?:evaluator|assessor|reader|lezer|judge|jury\w*|beoordelaar|scorer|grader|examiner|vertaler|translator|reviewer|panel|model|systeem|system|algorithm|algoritme)\s*(?:[,:!.]|$|(?:you|je|jij|u|be|wees|please|graag)\b)/u,
  /\b(?:whoever (?:reads|judges|scores|rates) this|wie dit (?:leest|beoordeelt|scoort))\s*(?:[,:!]|(?:must|should|please|moet|geef|give)\b)/,
  // The highest there is, and the number that is written down.
  /\b(?:perfect|flawless|highest|largest|top|maximum|full|outstanding|uitmuntend\w*|hoogste?|grootste?|maximale|volle)\s+(?:(?:possible\s+|mogelijke?\s+)?(?:evaluat\w*|scores?|ratings?|marks?|grades?|points?|verdicts?|punten|cijfers?|beoordeling\w*)|(?:possible|mogelijke?)\s+(?:value|waarde|number|getal))\b/,
  /\b(?:number|getal|cijfer|value|waarde)\b.{0,40}\b(?:largest|highest|hoogst\w*|grootst\w*|maxim\w*|top|ten|tien|10)\b/,
  /\b(?:tien|ten|10)\s+(?:(?:moest|moet|mag|kunt?|must|should|had to)\s*)?(?:geven|give|award|toekennen)\b/,
  /\b(?:entry|submission|inzending)\b.{0,50}\b(?:winner|winnaar|panel|jury|maxim\w*|received|loved|value|waarde|top|best|beste)\b/,
  // What would come of not being chosen, and of the verdict.
  /\b(?:if|als|unless|tenzij|indien|wanneer|when)\b.{0,40}\b(?:not|don't|doesn't|didn't|won't|never|niet|geen|nooit)\b.{0,40}\b(?:win|wint|winnen|winner|winnaar|choose|chosen|pick|picked|select|selected|kies|kiest|kiezen|gekozen|lose|verlies)(?: word| wordt| worden)?(?=\s*(?:[,.!?;:]|$|this\b|it\b|me\b|us\b|dit\b|mij\b|ons\b))/,
  /\b(?:kies|kiezen|choose|pick|select)\b (?:mij|me|ons|us) (?:niet|not)\b|\b(?:not|niet|don't) (?:choos\w*|pick\w*|select\w*|kiezen) (?:me|mij)\b/,
  /\b(?:my lawyer|mijn advocaat|legal action|juridische stappen|aanklag\w*|sue)\b.{0,60}\b(?:outcome|result|uitslag|favou?r|standing by|organi\w*|jury|you|jullie|if|als)\b/,
  /\b(?:plaats|schrijf|post|write|leave|publish)\b.{0,25}\b(?:bad|negative|slechte|negatieve)\b.{0,15}\b(?:reviews?|recensies?)\b/,
  /\b(?:lose|verlies|kwijt)\b.{0,40}\b(?:if|als|when|wanneer) (?:this|dit)\b.{0,15}\b(?:not|doesn't|niet)\b|\bzeg (?:dan )?geen nee\b/,
  /\b(?:choose|choosing|kies|kiest|kiezen|pick|select)\b.{0,20}\b(?:someone else|iemand anders)\b/,
  /\bsponsors?\b.{0,30}\b(?:expects?|insists?|rekent|rekenen|verwacht\w*|eist|eisen)\b/,
  // The text speaks of itself, of the rubric, or of how to reply.
  /\b(?:this|deze|dit)\s+(?:text|tekst|piece|stuk|entry|bericht|message)\b.{0,60}\b(?:checked|gecontroleerd|meets?|voldoet|top|first|eerst|bovenaan|great|perfect|automatisch|above)\b/,
  /\b(?:the|de) rubri(?:c|ek) (?:says|zegt|asks|vraagt|wants|wil)\b|\b(?:stay in character|blijf in (?:je|jouw|die|de) rol)\b/,
  /^(?:answer|reply|respond|antwoord) (?:in|with|only|alleen|met)\b/,
  // A mark with settings, as of a page's markup: what it holds may not be meant for people's eyes.
  /<[a-z]+\s[^>]*=/,
];
export const JUDGING_TERMS =
  /\b(?:score\w*|points?|punten|cijfer|grade\w*|rating|rated?|judg\w*|jury\w*|beoordel\w*|beoordeel|evaluat\w*|rubric\w*|criteri\w*|instruct\w*|prompt\w*|algorit\w*|ai|model|nominee\w*|nominat\w*|genomineerd\w*|winner|winnaar|disqualif\w*|diskwalific\w*|highest|hoogste|maxim\w*|perfect\w*|submission\w*|inzending\w*|admin\w*|override|approved|goedgekeurd)\b/g;
export const CONTEXT_TERMS =
  /\b(?:answers?|antwoord\w*|organi[sz]er\w*|organisator|computer\w*|must|moet|verplicht|always|altijd|note|let op|important|belangrijk|test|best|beste|relevant|persoonlijk|personal|concreet|specific)\b/g;
