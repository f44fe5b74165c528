import { isFunctionWord, tokenize } from './stem-rules.ts';

/** Common words of languages that fans in the Netherlands write in, and that Dutch and English do not have. */
const OTHER_LANGUAGES: readonly ReadonlySet<string>[] = [
  'ich und nicht mit fur auf ist mein meine weil wir sie auch habe wurde einen dem zu mich wie das wenn sehr',
  'je et les des une pour avec est dans que qui mon ma mes sur pas vous nous parce mais suis elle aussi',
  'el los las una para con es en que mi mis porque yo su muy pero del se como quiero cuando nos',
  'il che per con una mio mia sono perche non della di ho mi anche come vorrei quando nel ma lo',
  'eu uma para com nao que meu minha porque os as muito quero do da em mais quando foi seu',
  'sie jest nie na ze moja moj jestem dla bardzo bo mam chce jak to przez ale dlatego kiedy',
  've bir bu icin ben benim cok ama ile gibi daha olarak istiyorum cunku ne da de kadar her zaman',
].map((words) => new Set(words.split(' ')));
/** Words of one of these languages that make an answer one in it, if they are more than the binding words it has in ours. */
const MIN_DISTINCT_WORDS = 3;
/** Fewer letters than this say nothing about the language; with fewer Latin ones than this part it is another script. */
const MIN_LETTERS = 12;
const MIN_LATIN_RATIO = 0.4;

/** Whether an answer is written in a language that the rubric's words are not of, so that its score would say nothing. */
export function isOtherLanguage(answer: string): boolean {
  const letters = answer.normalize('NFKC').match(/\p{L}/gu) ?? [];
  if (letters.length < MIN_LETTERS) return false;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin / letters.length < MIN_LATIN_RATIO) return true;
  const words = tokenize(answer);
  const functionWordCount = words.filter(isFunctionWord).length;
  return OTHER_LANGUAGES.some((vocabulary) => {
    const found = words.filter((word) => vocabulary.has(word));
    return new Set(found).size >= MIN_DISTINCT_WORDS && found.length > functionWordCount;
  });
}
