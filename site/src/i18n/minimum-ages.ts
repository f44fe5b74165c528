/** The default minimum ages to take part, and to run a campaign (RULES.md, "People"). */
const DEFAULT_MINIMUM_AGES = { fan: 16, campaigner: 18 } as const;

export type MinimumAges = Readonly<Record<keyof typeof DEFAULT_MINIMUM_AGES, number>>;

/** The ages of this build, from `MINIMUM_AGE_FAN` and `MINIMUM_AGE_CAMPAIGNER`. */
export const minimumAges: MinimumAges = {
  fan: parseAge('MINIMUM_AGE_FAN', readEnv()?.['MINIMUM_AGE_FAN'], DEFAULT_MINIMUM_AGES.fan),
  campaigner: parseAge(
    'MINIMUM_AGE_CAMPAIGNER',
    readEnv()?.['MINIMUM_AGE_CAMPAIGNER'],
    DEFAULT_MINIMUM_AGES.campaigner,
  ),
};

/**
 * Returns the age in a variable, or the default if it is empty; throws with the variable's name if it is not an age.
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

/** Returns the variables of the build; undefined in Node, where the browser tests read texts. */
export function readEnv(): Readonly<Record<string, unknown>> | undefined {
  return import.meta.env;
}
