import { COMMON_WORDS } from './common-words.ts';

/** Neighbours on keyboards and in the alphabet; passwords walk along them in both directions. */
const WALKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  'qsdfghjklm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'zaqxswcdevfrbgtnhymju',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '741852963',
  '789456123',
  '159357',
  '!@#$%^&*()',
].flatMap((walk) => [walk, Array.from(walk).toReversed().join('')]);
const STEP_MIN = 3;
/** Every number of this many digits has long been tried: dates, telephone numbers, all the rest. */
const DIGITS_MAX = 10;
const DISTINCT_MIN = 4;
const OWN_NAME_MIN = 4;

/** Letters that are written as figures and signs. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is one that guessers try first: a common word or two, or the person's own address, with figures
 * around it or written in figures; a walk over the keyboard; a number; one thing repeated. It ships with the product
 * and asks nobody; it knows passwords by how they are made, so that no list of thousands is carried along.
 */
export function isKnownPassword(password: string, email: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  if (new Set(typed).size < DISTINCT_MIN || isRepeated(typed)) return true;
  if (/^\d+$/.test(typed) && typed.length <= DIGITS_MAX) return true;
  const own = ownNames(email);
  return readings(typed).some((text) => isWalk(text) || own.has(text) || isCommon(text));
}

/** What a password may be meant as: whole, in letters, and without the figures and signs around a word. */
function readings(typed: string): string[] {
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const front = typed.replace(/[^\p{L}]+$/u, '');
  const plain = [typed, core, front, typed.replace(/[\d\W_]{1,6}$/u, '')];
  const joined = plain.map((text) => text.replace(/[\s._-]+/g, ''));
  return [...new Set([...plain, ...joined, ...joined.map(inLetters)])].filter((text) => text.length > 0);
}

function inLetters(text: string): string {
  return Array.from(text, (character) => LEET[character] ?? character).join('');
}

function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text) || /^(.{5,})\1+$/u.test(text);
}

/** Whether the whole text is made of steps along {@link WALKS} of at least three neighbours each. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const step = longestStep(text, at);
    if (step < STEP_MIN) return false;
    at += step;
  }
  return true;
}

function longestStep(text: string, at: number): number {
  let step = 0;
  while (at + step < text.length && WALKS.some((walk) => walk.includes(text.slice(at, at + step + 1))))
    step += 1;
  return step;
}

/** Whether a text is a common word, or two of them. */
function isCommon(text: string): boolean {
  if (COMMON_WORDS.has(text) || COMMON_WORDS.has(text.replace(/s$/, ''))) return true;
  for (let at = 3; at <= text.length - 3; at += 1) {
    const [front, back] = [text.slice(0, at), text.slice(at)];
    if (isPart(front) && isPart(back)) return true;
  }
  return false;
}

function isPart(text: string): boolean {
  return COMMON_WORDS.has(text) || isWalk(text) || isRepeated(text);
}

/** The person's own address, and the part of it that names them. */
function ownNames(email: string): ReadonlySet<string> {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  return new Set(
    [email, local, local.replace(/[\d._+-]+/g, '')].filter((text) => text.length >= OWN_NAME_MIN),
  );
}
