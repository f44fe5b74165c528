import './headline.css';

/** Letters of a headline's longest word for which its size is limited (headline.css). */
const LIMITS = [8, 10, 12, 14, 16, 18, 20, 24, 28, 34, 40] as const;

/** Characters from which a campaign's name is set smaller. */
export const LONG_NAME = 48;

/** Returns the class that sets a headline no larger than its longest word has room for, so that it never breaks. */
export function toHeadlineClass(headline: string): string {
  const longest = Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
  return `headline-${LIMITS.find((limit) => longest <= limit) ?? LIMITS.at(-1)}`;
}
