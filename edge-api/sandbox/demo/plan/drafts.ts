import type { FanQuestionKey, ThankYouMethod } from '#api/campaigns/rules.ts';
import type { RichText } from './rich-text.ts';
import type { CharityKey } from './charities.ts';
import type { PersonKey } from './people.ts';

/** A moment relative to the first start: a wall time in Amsterdam, some days from now. */
export type WallTime = { readonly inDays: number; readonly at: string };

/** One demo campaign, before it has ids and instants. */
export type CampaignDraft = {
  /** Names the campaign inside the demo, and its picture. */
  readonly key: string;
  /** Only where the name is too long to be an address. */
  readonly slug?: string;
  readonly owner: PersonKey;
  /** Set when a charity runs the campaign and names the celebrity itself. */
  readonly artistName?: string;
  readonly name: string;
  readonly description: string | RichText;
  /** What the picture shows; undefined leaves the campaign without one. */
  readonly pictureAlt?: string;
  readonly charity: CharityKey;
  /** Where and when; undefined is flexible planning. */
  readonly planned?: WallTime & { readonly where: string };
  /** When subscriptions open; undefined is at once. */
  readonly starts?: WallTime;
  /** Undefined takes the rule: 48 hours before the event, or none with flexible planning. */
  readonly deadline?: WallTime | { readonly inHours: number };
  /** How far the campaign got after it was closed by its owner or the sweep. */
  readonly closed?: 'without-nominees' | 'with-nominees' | 'with-winners';
  readonly question: FanQuestionKey;
  readonly questionOther?: string;
  readonly thankYou: ThankYouMethod;
  readonly keywords: readonly string[];
  readonly twoWinners?: true;
  readonly plusOne?: true;
};
