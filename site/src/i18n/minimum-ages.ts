/** From what age one may take part, and run a campaign (RULES.md, "People"). */
const DEFAULT_MINIMUM_AGES = { fan: 16, campaigner: 18 } as const;

export type MinimumAges = Readonly<Record<keyof typeof DEFAULT_MINIMUM_AGES, number>>;

/** The ages that the site is built with: `MINIMUM_AGE_FAN` and `MINIMUM_AGE_CAMPAIGNER` at build time. */
export const minimumAges: MinimumAges = {
  fan: parseAge('MINIMUM_AGE_FAN', readEnv()?.['MINIMUM_AGE_FAN'], DEFAULT_MINIMUM_AGES.fan),
  campaigner: parseAge(
    'MINIMUM_AGE_CAMPAIGNER',
    readEnv()?.['MINIMUM_AGE_CAMPAIGNER'],
    DEFAULT_MINIMUM_AGES.campaigner,
  ),
};

/**
 * Returns the age that a variable sets, else the default one; throws, with the variable's name, for what is not an age.
 */
export function parseAge(name: string, value: unknown, defaultAge: number): number {
  if (value === undefined || value === '') return defaultAge;
  const isAge = typeof value === 'number' || (typeof value === 'string' && /^\d{1,2}$/.test(value));
  if (!isAge) throw new Error(`${name} must be an age in years, for example 16`);
  return Number(value);
}

/** Returns a text with the ages in place of %minimumAgeFan% and %minimumAgeCampaigner%. */
export function fillMinimumAges(text: string, { fan, campaigner }: MinimumAges = minimumAges): string {
  return text
    .replaceAll('%minimumAgeFan%', String(fan))
    .replaceAll('%minimumAgeCampaigner%', String(campaigner));
}

/** Returns the variables of the build; there are none in Node, where the browser tests read texts. */
export function readEnv(): Readonly<Record<string, unknown>> | undefined {
  return import.meta.env;
}
