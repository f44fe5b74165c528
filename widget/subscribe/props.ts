import type { FanQuestionKey } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { SubscribeCalls } from './api.ts';
import type { EndingWords } from './EndingPanel.tsx';
import type { Ending, FlowStep, Person, StoredAnswer } from './flow.ts';
import type { SubscribeTexts } from './texts.ts';

/** The campaign data that the form needs. */
type SubscribeCampaign = Readonly<Record<'id' | 'slug' | 'name' | 'celebrityName', string>>;

/** The data about the campaign that a page passes on, in its language. */
export type FlowData = {
  readonly campaign: SubscribeCampaign;
  /** The question as shown to the fan; without one there is no answer field. */
  readonly question: string;
  readonly questionKey: FanQuestionKey;
  /** The language of the question: an owner's own is not translated. */
  readonly questionIn: Language;
  readonly language: Language;
  /** One language's texts, chosen by the page: `subscribeTexts[language]`. */
  readonly texts: SubscribeTexts;
  /** The texts for a fan who has paid, or whose payment is being processed. */
  readonly endings: Readonly<Record<Ending, EndingWords>>;
  /** How much of the price reaches the charity, in the fan's language. */
  readonly priceLine: string;
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly dashboard: string;
    readonly forgotPassword: string;
  };
  /** The stored answer of a fan who has not paid and is changing it. */
  readonly storedAnswer?: string | undefined;
};

export type SubscribeFlowProps = FlowData & {
  /** The person who is logged in; null when nobody is, undefined while the session is loading. */
  readonly user: Person | null | undefined;
  readonly calls: SubscribeCalls;
  /** Returns whether the browser keeps the session cookie; undefined if a token carries the session. */
  readonly canKeepSession?: () => boolean;
  /** Whether the visitor's session ended because the address was confirmed in another browser. */
  readonly isConfirmedElsewhere?: boolean;
  /** Whether the visitor came back from the provider without paying. */
  readonly paymentCancelled?: boolean;
  readonly onToast: (kind: 'success' | 'error', text: string) => void;
  /** Opens the payment provider. */
  readonly onNavigate: (url: string) => void;
  readonly onSession?: (loggedIn: boolean) => void;
  /** Called when the answer is stored and the fan is still on the page, without having paid. */
  readonly onStored?: () => void;
  /** Called when the server refuses because the campaign has closed meanwhile. */
  readonly onClosed?: () => void;
  /** Called with each step; `stored` is the answer of a person who turned out to take part. */
  readonly onStep?: (step: FlowStep, stored: StoredAnswer | null) => void;
};
