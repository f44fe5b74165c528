import { isRecord } from '#api/platform/rules.ts';
import type { Schema } from './operations.ts';
import { PASSWORD } from './people.ts';
import { hoursFromNow } from './seed.ts';

/** Values of fields whose format a schema does not specify, by field name. */
const VALUES: Readonly<Record<string, () => unknown>> = {
  email: () => `${crypto.randomUUID()}@example.test`,
  newEmail: () => `${crypto.randomUUID()}@example.test`,
  password: () => PASSWORD,
  currentPassword: () => PASSWORD,
  newPassword: () => 'the second act begins',
  question: () => 'why-meet',
  countryOfResidence: () => 'nl',
  country: () => 'nl',
  rsin: () => '123456782',
  contactEmail: () => 'contact@example.test',
  plannedDate: () =>
    hoursFromNow(24 * 60)
      .toISOString()
      .slice(0, 10),
  plannedTime: () => '20:00',
  subscriptionDeadline: () => hoursFromNow(24 * 30).toISOString(),
  thankYouMethod: () => 'video',
  fanQuestion: () => 'why-meet',
  origins: () => ['https://partner.example'],
  address: () => 'https://powerhour.example/nl/campaigns/soup',
  url: () => 'https://charity.example/consents',
  timestamp: () => new Date().toISOString(),
  page: () => '/nl',
  event: () => 'page_view',
  category: () => 'page',
  action: () => 'view',
  metadata: () => ({ depth: 1 }),
  fanbaseSize: () => '<100K',
  website: () => 'nova.example',
  socialMediaProfile: () => 'instagram.com/nova',
  subscriptionStartDate: () => null,
  endDate: () => null,
  newCharity: () => '',
  importantKeywords: () => 'music, rain, soup',
  keywordPriorities: () => null,
};
const TEXT = 'Changed by another person';

/** Returns a value of a schema with every field; `refs` are the ids for fields with these names. */
export function sampleValue(schema: Schema, refs: ReadonlyMap<string, string>, name = ''): unknown {
  const { type, properties, items, enum: choices, const: only, anyOf, oneOf, minimum } = schema;
  const ref = refs.get(name);
  if (ref !== undefined) return type === 'array' ? [ref] : ref;
  const known = VALUES[name];
  if (known && !isRecord(properties)) return known();
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0];
  for (const options of [anyOf, oneOf])
    if (Array.isArray(options) && isRecord(options[0])) return sampleValue(options[0], refs, name);
  if (type === 'array') return isRecord(items) ? [sampleValue(items, refs, name)] : [];
  if (type === 'number' || type === 'integer') return Math.max(1, Number(minimum ?? 1));
  // An optional flag has two types.
  if (type === 'boolean' || (Array.isArray(type) && type.includes('boolean'))) return true;
  if (isRecord(properties)) {
    const names = Object.entries(properties).filter(([, part]) => isRecord(part));
    return Object.fromEntries(names.map(([field, part]) => [field, sampleValue(Object(part), refs, field)]));
  }
  return TEXT;
}

/** Removes from a body the fields in a refusal's `details`; returns whether it removed any. */
export function dropRefused(body: unknown, refusal: unknown): boolean {
  const { details = [] } = Object(refusal);
  let isChanged = false;
  for (const { path } of details) {
    const names = String(path).split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((at: unknown, name) => Object(at)[name], body);
    if (isRecord(parent) && last in parent) isChanged = Reflect.deleteProperty(parent, last);
  }
  return isChanged;
}
