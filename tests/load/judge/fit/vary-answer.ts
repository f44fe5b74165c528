/** Pairs of adjacent words in which twins differ: kin, gender, sexuality. */
const PEOPLE = (
  'moeder vader mama papa oma opa zus broer dochter zoon vrouw man zij hij haar zijn tante oom meisje jongen ' +
  'buurvrouw buurman kleindochter kleinzoon vriendin vriend mother father mum dad nan grandad gran grandpa ' +
  'sister brother daughter son wife husband she he her his aunt uncle girl boy woman man girlfriend boyfriend'
).split(' ');
const FAMILIES = readPairs(
  'moeder>stiefmoeder vader>pleegvader zoon>stiefzoon mother>stepmother father>stepfather mum>foster-mum ' +
    'dad>stepdad son>stepson daughter>foster-daughter oma>grootmoeder',
);
/** Dialect forms, one of several for each word. */
const SPOKEN = readPairs(
  'ik>k het>t niet>nie een>n mijn>mien wat>wa dat>da ook>ok goed>goe naar>nao de>den was>waar als>as altijd>altied ' +
    'zei>zee haar>heur because>cos my>me and>an with>wi have>av of>o you>ye not>nae to>tae something>summat ' +
    'nothing>nowt the>th were>was said>says do>dae isn>int',
);
const SLIP_PART = 0.12;

type Random = () => number;
const VARIATIONS: readonly ((answer: string, random: Random) => string)[] = [
  (answer) => mapWords(answer, swapPerson),
  (answer) => mapWords(answer, (word) => FAMILIES.get(word) ?? word),
  (answer) => mapWords(answer, (word) => SPOKEN.get(word) ?? word),
  (answer, random) => mapWords(answer, (word) => (random() < SLIP_PART ? slip(word, random) : word)),
  (answer) => answer.replace(/[.,!?;:'"]/g, ''),
  (answer) => answer.replace(/, (?=\p{Ll})/u, ': '),
  (answer) => answer.replace(/(?<=[.!?]) /g, '\n- '),
];

/** Returns a twin of an answer: other people, dialect, spelling or punctuation, but the same content. */
export function varyAnswer(answer: string, random: Random): string {
  const vary = VARIATIONS[Math.floor(random() * VARIATIONS.length)];
  return vary ? vary(answer, random) : answer;
}

/** Parses pairs of words; a hyphen stands for a space. */
function readPairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(' ').map((pair) => {
      const [from = '', to = ''] = pair.replaceAll('-', ' ').split('>');
      return [from, to];
    }),
  );
}

function mapWords(text: string, map: (word: string) => string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const mapped = map(word.toLowerCase());
    return mapped === word.toLowerCase() ? word : mapped;
  });
}

function swapPerson(word: string): string {
  const place = PEOPLE.indexOf(word);
  return place < 0 ? word : (PEOPLE[place % 2 === 0 ? place + 1 : place - 1] ?? word);
}

/** Swaps, drops or doubles a letter inside a word. */
function slip(word: string, random: Random): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = random();
  if (kind < 0.4) return before + after.charAt(0) + letter + after.slice(1);
  return kind < 0.7 ? before + after : before + letter + letter + after;
}
