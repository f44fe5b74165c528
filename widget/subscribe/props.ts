import type { FanQuestionKey } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { SubscribeCalls } from './api.ts';
import type { CampaignWindow } from './validate-fields.ts';
import type { FlowStep, Person } from './flow.ts';
import type { SubscribeTexts } from './texts.ts';

/** A campaign, as much as the form needs; the times decide in the browser whether it is still open. */
export type SubscribeCampaign = CampaignWindow & {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly celebrityName: string;
};

export type SubscribeFlowProps = {
  readonly campaign: SubscribeCampaign;
  /** The question as the fan reads it, in the fan's language; an empty one asks for no answer. */
  readonly question: string;
  readonly questionKey: FanQuestionKey;
  readonly language: Language;
  /** One language's texts, chosen by the page: `subscribeTexts[language]`. */
  readonly texts: SubscribeTexts;
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly dashboard: string;
    readonly forgotPassword: string;
  };
  /** Who is logged in; null when nobody is, undefined while that is being found out. */
  readonly user: Person | null | undefined;
  readonly calls: SubscribeCalls;
  /** Somebody came back from the provider without paying. */
  readonly paymentCancelled?: boolean;
  readonly onToast: (kind: 'success' | 'error', text: string, durationMs: number) => void;
  /** Takes the browser to the payment provider. */
  readonly onNavigate: (url: string) => void;
  /** The flow made or lost a session; the host may want to show that elsewhere. */
  readonly onSession?: (loggedIn: boolean) => void;
  /** Where the flow has come to; who is around it may want to know. */
  readonly onStep?: (step: FlowStep) => void;
  /** The server's clock when it made the page, in milliseconds: a visitor's own may be hours wrong. */
  readonly servedAt: number;
};
