import dutchWords from 'naughty-words/nl.json' with { type: 'json' };
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { toSkeletonWords } from './to-skeleton.ts';

// The Dutch list is CC BY 4.0: https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words
/** Words on the lists that are also plain names. */
const NAMES = 'anita bekken cock dick dyke gat griet hol johny knor muts paal pot poot';
/** Words that plain names contain, so that they count only by themselves. */
const WHOLE_WORDS = 'anal ass cum fag rape semen tit';
/** Words that are offensive in every word that has them, beyond the list. */
const STEMS =
  'asshole cocksucker dickhead faggot hitler kanker klootza kuthoer kutwijf mongool nikker pedofiel teringl tyfus verkracht';

const inNames = `${NAMES} ${WHOLE_WORDS}`.split(' ');
const english = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => inNames.includes(metadata?.originalWord ?? ''));
const matcher = new RegExpMatcher({ ...english.build(), ...englishRecommendedTransformers });
const dutch = dutchWords
  .filter((word) => !inNames.includes(word))
  .map((word) => toSkeletonWords(word).join(' '));
const words = new Set([...dutch, ...toSkeletonWords(WHOLE_WORDS)]);
const stems = toSkeletonWords(STEMS);

/** Returns whether a name has a Dutch or English word that nobody should read in a public place, however it is spelled. */
export function isOffensive(name: string): boolean {
  const isOnList = (word: string) => words.has(word) || stems.some((stem) => word.includes(stem));
  // A letter with a stroke through it, or an apostrophe after it, is that letter.
  const letters = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return [name, letters].some((text) => matcher.hasMatch(text)) || toSkeletonWords(name).some(isOnList);
}
