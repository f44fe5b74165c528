import type { Campaign, CampaignCard } from '#api/campaigns/contract.ts';
import { getDefaultDeadline } from '#api/campaigns/draft-rules.ts';
import { isEmptyDescription } from '#api/campaigns/rich-text-rules.ts';
import type { Media } from '#api/media/contract.ts';
import { DAY_MS, HOUR_MS, isLanguage } from '#api/platform/rules.ts';
import { toPlannedInstant } from '../checks.ts';
import type { FormValues } from '../values.ts';
import { parseWallTime } from '#site/i18n/wall-time.ts';

type PreviewExamples = Readonly<Record<ExampleText, string>>;
type ExampleText = 'name' | 'artistName' | 'charity' | 'description';

/** How far ahead the example date is, and at what time, in UTC. */
const EXAMPLE_DATE_MS = 60 * DAY_MS;
const EXAMPLE_TIME_MS = 19 * HOUR_MS;

type ExampleField = ExampleText | 'plannedDate' | 'subscriptionDeadline';

type Preview = {
  readonly campaign: CampaignCard;
  /** The fields that show an example, in grey. */
  readonly examples: readonly ExampleField[];
};

type PreviewContext = {
  readonly charityName: string | undefined;
  readonly picture: Media | undefined;
  readonly stored: Campaign | undefined;
  readonly face: CampaignCard['celebrity']['avatar'];
  readonly examples: PreviewExamples;
  readonly now: Date;
};

/** Returns a campaign as fans will see it, with an example for every field that is still empty. */
export function toPreviewCampaign(values: FormValues, context: PreviewContext): Preview {
  const { charityName = '', picture, stored, face, examples, now } = context;
  const shown: ExampleField[] = [];
  const orExample = (field: ExampleText, typed: string) => {
    if (typed.trim() !== '') return typed.trim();
    shown.push(field);
    return examples[field];
  };
  const { flexiblePlanning: isFlexible } = values;
  const typedDate = toPlannedInstant(values);
  const plannedAt = typedDate ?? (isFlexible ? null : toExampleDate(now));
  if (plannedAt !== typedDate) shown.push('plannedDate');
  const typedDeadline = parseWallTime(values.subscriptionDeadline);
  const deadline = typedDeadline ?? getDefaultDeadline(plannedAt, isFlexible);
  if (!typedDeadline && plannedAt !== typedDate) shown.push('subscriptionDeadline');
  const isBlank = isEmptyDescription(values.description);
  if (isBlank) shown.push('description');
  const artistName = orExample('artistName', values.artistName);
  const name = orExample('name', values.name);
  const charity = orExample('charity', charityName);
  return {
    examples: shown,
    campaign: {
      ...(stored ?? EMPTY_CAMPAIGN),
      name,
      ...(isLanguage(values.language) && { language: values.language }),
      artistName,
      description: isBlank ? examples.description : values.description,
      image: picture ?? null,
      celebrity: {
        ...(stored?.celebrity ?? { ...EMPTY_CAMPAIGN.celebrity, avatar: face }),
        name: artistName,
      },
      charity: { id: values.charity, name: charity, slug: null },
      plannedDate: plannedAt?.toISOString() ?? null,
      plannedLocation: values.plannedLocation,
      subscriptionStartDate: parseWallTime(values.subscriptionStartDate)?.toISOString() ?? null,
      subscriptionDeadline: deadline?.toISOString() ?? null,
    },
  };
}

function toExampleDate(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + EXAMPLE_DATE_MS) / DAY_MS) * DAY_MS + EXAMPLE_TIME_MS);
}

/** What a campaign without any participants has of its own. */
const EMPTY_CAMPAIGN = {
  /** From which the dial is drawn while there is no picture. */
  id: 'new',
  slug: '',
  language: 'nl',
  celebrity: { id: '', city: null, countryOfResidence: null, hasProfile: true, isConfirmed: false },
  plannedTime: null,
  endDate: null,
  isActive: true,
  nomineesSelected: false,
  winnersSelected: false,
  isPublic: true,
  allowPlusOne: false,
  twoWinners: false,
  thankYouMethod: 'text',
  fanQuestion: 'why-meet',
  fanQuestionOther: null,
  phase: 'open',
  paused: null,
  cancelled: null,
  result: null,
  costsCoveredBy: 'platform',
} as const;
