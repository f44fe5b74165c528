import type { OwnTexts } from './texts.ts';

/** The sections of the form in their order, with the fields whose problems show in them (specification §2). */
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

/** Returns the label of a field by its name in the API; an unknown name is returned as it is. */
export function getFieldLabel(path: string, { fields, keywords, charity, image }: OwnTexts): string {
  const labels: Readonly<Record<string, string>> = {
    ...fields,
    importantKeywords: keywords.label,
    charity: charity.label,
    newCharity: charity.newCharity,
    image: image.label,
    agreeToTerms: fields.termsLink,
    agreeToProtocol: fields.protocolLink,
  };
  return labels[path] ?? path;
}

/** Formats the server's details in one line: 'field: message', joined by commas (specification §8). */
export function formatDetails(problems: Readonly<Record<string, string>>, texts: OwnTexts): string {
  return Object.entries(problems)
    .map(([path, message]) => `${getFieldLabel(path, texts)}: ${message}`)
    .join(', ');
}
