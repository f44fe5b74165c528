import './headline.css';

/** Lengths of a headline's longest word, in letters, for which there is a size limit (headline.css). */
const LIMITS = [8, 10, 12, 14, 16, 18, 20, 24, 28, 34, 40] as const;

/** Number of characters from which a campaign's name is set smaller. */
export const LONG_NAME = 48;

/** Returns the class that limits a headline's size so that its longest word fits without breaking. */
export function toHeadlineClass(headline: string): string {
  const longest = Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
  return `headline-${LIMITS.find((limit) => longest <= limit) ?? LIMITS.at(-1)}`;
}
