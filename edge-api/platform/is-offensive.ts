import dutchWords from 'naughty-words/nl.json' with { type: 'json' };
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { toSkeletonWords } from './to-skeleton.ts';

// The Dutch list is CC BY 4.0: https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words
/** Words on the lists that are also ordinary names. */
const NAMES = 'anita bekken cock dick dyke gat griet hol johny knor muts paal pot poot';
/** Words that occur within ordinary names, so they count only as whole words. */
const WHOLE_WORDS = 'anal ass cum fag rape semen tit';
/** Additions to the list that are offensive in any word that contains them. */
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

/** Returns whether a name contains an offensive Dutch or English word, however it is spelled. */
export function isOffensive(name: string): boolean {
  const isOnList = (word: string) => words.has(word) || stems.some((stem) => word.includes(stem));
  // A letter with a stroke through it or an apostrophe after it counts as the plain letter.
  const letters = name.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return [name, letters].some((text) => matcher.hasMatch(text)) || toSkeletonWords(name).some(isOnList);
}
