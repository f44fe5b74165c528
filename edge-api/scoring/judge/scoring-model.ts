import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { RUBRIC_MODEL, RUBRIC_VERSION, type Brief } from '../rubric/rubric-rules.ts';
import type { JudgeKind, Preference } from '../rules.ts';
import type { CriteriaScores } from '../criteria-rules.ts';

/** A language model's result for an answer in one reading. */
export type Reading = {
  readonly score: number;
  readonly criteria: CriteriaScores;
  readonly answered: boolean;
  readonly language: Language | 'other';
  /** As the model wrote it; it is screened before anyone reads it. */
  readonly explanation: LocalizedText;
};

/** An answer in the final round, with the question that it answers. */
export type Contender = { readonly question: string; readonly answer: string };

/** What a campaign's answers are judged against, whichever of its questions they answer. */
export type CampaignBrief = Omit<Brief, 'question'>;

type Judge = {
  readonly name: string;
  readonly rubricVersion: string;
  /** Renders everything that an answer in a language is judged against, without the answer: `promptHash` digests it. */
  readonly renderPrompt: (brief: Brief, language: Language) => string;
};

export type RubricModel = Judge & { readonly kind: 'rubric' };

/** A language model as a blind judge by the campaign's brief alone. It never gets the fan's name and address. */
export type LanguageJudge = Judge & {
  readonly kind: 'language-model';
  /** How many answers it judges concurrently. */
  readonly concurrency: number;
  /** The two models that take turns; missing if one model judges alone. */
  readonly panel?: readonly [LanguageJudge, LanguageJudge];
  /**
   * Reads an answer, each time with a different wording and order; readings do not know of each other. Throws {@link
   * UnscoredError} or {@link UnreachableError}, as `compare` does.
   */
  readonly read: (
    brief: Brief,
    answer: string,
    options: { readonly language: Language; readonly reading: number },
  ) => Promise<Reading>;
  readonly compare: (
    brief: CampaignBrief,
    first: Contender,
    second: Contender,
    round: number,
  ) => Promise<Preference>;
};

/** A judge of answers. */
export type ScoringModel = RubricModel | LanguageJudge;

/** Returns the kind of judge that gave a score, by the recorded name of the model. */
export function toJudgeKind(model: string): JudgeKind {
  return model === RUBRIC_MODEL ? 'rubric' : 'model';
}

/** Thrown when a model refuses to judge, or gives no usable reply however often it is asked. */
export class UnscoredError extends Error {
  constructor(reason: string) {
    super(`not judged: ${reason}`);
    this.name = 'UnscoredError';
  }
}

/** Thrown when a model is temporarily unavailable: the question waits and is asked again. */
export class UnreachableError extends Error {
  constructor(reason: string, { cause }: { cause?: unknown } = {}) {
    super(`the judge cannot be had: ${reason}`, { cause });
    this.name = 'UnreachableError';
  }
}

/** The deterministic rubric, which needs no account and no network. */
export const rubricModel: RubricModel = {
  kind: 'rubric',
  name: RUBRIC_MODEL,
  rubricVersion: RUBRIC_VERSION,
  renderPrompt: ({ description, keywords, question }) =>
    JSON.stringify([RUBRIC_VERSION, { description, keywords, question }]),
};

/**
 * Combines two models into one judge. They take turns: both read every answer equally often, and each plays every
 * second round of the final, so that an unavailable model never causes the other one to be asked again.
 */
export function createPanel(one: LanguageJudge, other: LanguageJudge): LanguageJudge {
  const pick = (turn: number) => (turn % 2 === 1 ? one : other);
  return {
    ...one,
    name: `${one.name} + ${other.name}`,
    panel: [one, other],
    read: (brief, answer, { reading, ...options }) =>
      pick(reading).read(brief, answer, { ...options, reading: Math.ceil(reading / 2) }),
    compare: (brief, first, second, round) => pick(round).compare(brief, first, second, round),
  };
}

/** Returns the models that judge: one, or the two of a panel. */
export const listMembers = (model: LanguageJudge): readonly LanguageJudge[] => model.panel ?? [model];

/** Maps items, `size` at a time. */
export async function mapInParts<Item, To>(
  items: readonly Item[],
  size: number,
  map: (item: Item, at: number) => Promise<To>,
): Promise<readonly To[]> {
  const mapped: To[] = [];
  for (let start = 0; start < items.length; start += size) {
    const part = items.slice(start, start + size);
    mapped.push(...(await Promise.all(part.map((item, at) => map(item, start + at)))));
  }
  return mapped;
}
