import type { CampaignFormTexts, StepTexts } from './texts.ts';

/** The sections of the form in their order, with the fields whose problems show in them (RULES.md, "Campaign form"). */
export const SECTIONS = [
  { name: 'basics', fields: ['name', 'artistName', 'description'] },
  {
    name: 'event',
    fields: [
      'plannedDate',
      'plannedTime',
      'plannedLocation',
      'subscriptionStartDate',
      'subscriptionDeadline',
    ],
  },
  { name: 'engagement', fields: ['fanQuestion', 'fanQuestionOther', 'importantKeywords'] },
  { name: 'charityOptions', fields: ['charity', 'newCharity'] },
  { name: 'thanks', fields: ['thankYouMethod', 'agreeToTerms', 'agreeToProtocol'] },
  { name: 'media', fields: ['image'] },
] as const;
export type SectionName = (typeof SECTIONS)[number]['name'];

/** Returns the id of a section's element. */
export const toSectionId = (name: SectionName) => `campaign-${name}`;

/** Returns the label of a campaign field by its path in the API; an unknown path unchanged. */
export function getFieldLabel(
  path: string,
  { fields, keywords, charity, image }: Omit<StepTexts, 'account'>,
): string {
  const labels: Readonly<Record<string, string>> = {
    ...fields,
    importantKeywords: keywords.label,
    keywordPriorities: keywords.label,
    charity: charity.label,
    newCharity: charity.newCharity,
    image: image.label,
    agreeToTerms: fields.termsLink,
    agreeToProtocol: fields.protocolLink,
  };
  return labels[path.split('.')[0] ?? ''] ?? path;
}

/** Returns the label of a field of the Personal step by its name in the API; an unknown name unchanged. */
export function getPersonalLabel(
  path: string,
  { account: { common, personal } }: Pick<CampaignFormTexts, 'account'>,
): string {
  const labels: Readonly<Record<string, string>> = {
    ...personal,
    countryOfResidence: personal.country,
    email: common.email,
    password: common.password,
  };
  return labels[path] ?? path;
}

/** Formats the server's details in one line: 'field: message', joined by commas (RULES.md, "Sentences"). */
export function formatDetails(
  problems: Readonly<Record<string, string>>,
  getLabel: (path: string) => string,
): string {
  return Object.entries(problems)
    .map(([path, message]) => `${getLabel(path)}: ${message}`)
    .join(', ');
}
