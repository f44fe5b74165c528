import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

/** Representative characters: all of ASCII, and letters, digits, marks and spaces beyond it. */
const SAMPLE = [...Array(128).keys()]
  .map((code) => String.fromCharCode(code))
  .concat('é É ß ñ ſ Ж 漢 ٣ ₂ ’ “ … \u00A0 \u2028 😀'.split(' '));
const WORD = /^\w$/;

/**
 * Linter rules that require a pattern to take time linear in its text, trusted or not. `no-super-linear` uses scslre;
 * `no-quadratic-search` reports a pattern with a repetition of characters at which the pattern can also start, because
 * a text of only such characters is searched again from each of them. scslre only finds such repetitions at the start
 * of a pattern; this rule also finds them after assertions and other characters.
 */
export default {
  meta: { name: 'patterns' },
  rules: {
    'no-super-linear': createRule(
      findSuperLinearPart,
      (part) => `“${part}” can take more than linear time: let only one repetition match a character.`,
    ),
    'no-quadratic-search': createRule(
      (raw) => findQuadraticRuns(raw)[0],
      (run) =>
        `“${run}” runs over characters at which the pattern may begin, so a long text of them takes quadratic time: begin it with what cannot be within the run, such as (?<![…]), or limit the run.`,
    ),
  },
};

/** Makes a rule of a function that returns the offending part of a pattern, if any. */
function createRule(findPart, toMessage) {
  return {
    create: (context) => ({
      Literal(node) {
        const part = 'regex' in node && node.raw ? findPart(node.raw) : undefined;
        if (part !== undefined) context.report({ node, message: toMessage(part) });
      },
    }),
  };
}

/** Returns the first repetition that makes matching or searching a pattern take more than linear time. */
export function findSuperLinearPart(raw) {
  const literal = { source: raw.slice(1, raw.lastIndexOf('/')), flags: raw.slice(raw.lastIndexOf('/') + 1) };
  const backtracking = { reportTypes: { Move: false }, assumeRejectingSuffix: true };
  const search = { reportTypes: { Trade: false, Self: false } };
  const reports = [backtracking, search].flatMap((options) => analyse(literal, options).reports);
  return reports.map((report) => (report.type === 'Trade' ? report.startQuant : report.quant).raw).at(0);
}

/** Lists the repetitions of a pattern, as they are written, that make its search quadratic. */
export function findQuadraticRuns(raw) {
  const { pattern, flags } = new RegExpParser().parseLiteral(raw);
  if (flags.sticky) return [];
  const toSet = (element) => {
    const one = new RegExp(`^(?:${element.raw})$`, flags.raw.replace(/[gmy]/g, ''));
    return new Set(SAMPLE.filter((character) => one.test(character)));
  };
  const runs = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max !== Infinity || !isCharacter(quantifier.element)) return;
      const run = toSet(quantifier.element);
      if (canFailAfter(quantifier) && canBeginWithin(quantifier, run, { toSet, flags }))
        runs.push(quantifier.raw);
    },
  });
  return runs;
}

const isCharacter = ({ type }) => ['Character', 'CharacterSet', 'CharacterClass'].includes(type);

/** Returns whether something must follow a node that may be missing. */
function canFailAfter(node) {
  const { parent } = node;
  if (parent.type === 'Pattern') return false;
  if (parent.type !== 'Alternative') return canFailAfter(parent);
  const later = parent.elements.slice(parent.elements.indexOf(node) + 1);
  return (
    later.some((element) => !(element.type === 'Quantifier' && element.min === 0)) || canFailAfter(parent)
  );
}

/** Returns whether everything before a node can match within a run, so that the pattern can start anywhere in it. */
function canBeginWithin(node, run, tools) {
  const { parent } = node;
  if (parent.type === 'Pattern') return true;
  if (parent.type === 'Assertion') return false;
  if (parent.type !== 'Alternative') return canBeginWithin(parent, run, tools);
  const earlier = parent.elements.slice(0, parent.elements.indexOf(node));
  return earlier.every((element) => mayBeWithin(element, run, tools)) && canBeginWithin(parent, run, tools);
}

function mayBeWithin(element, run, tools) {
  const { toSet, flags } = tools;
  const isAny = (alternatives) =>
    alternatives.some(({ elements }) => elements.every((each) => mayBeWithin(each, run, tools)));
  if (isCharacter(element)) return [...toSet(element)].some((character) => run.has(character));
  switch (element.type) {
    case 'Quantifier':
      return element.min === 0 || mayBeWithin(element.element, run, tools);
    case 'Group':
    case 'CapturingGroup':
      return isAny(element.alternatives);
    case 'Assertion':
      if (element.kind === 'start') return flags.multiline && run.has('\n');
      if (element.kind === 'word' && !element.negate)
        return [...run].some((one) => WORD.test(one)) && [...run].some((one) => !WORD.test(one));
      if (element.kind !== 'lookbehind') return true;
      return element.negate
        ? ![...run].every((one) => element.alternatives.some(({ raw }) => toSet({ raw }).has(one)))
        : isAny(element.alternatives);
    default:
      return true;
  }
}
