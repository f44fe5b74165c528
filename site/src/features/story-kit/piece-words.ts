/** What a piece says, in its language. */
export type PieceWords = {
  readonly title: string;
  /** What one does and for whom. */
  readonly pitch: string;
  /** What to do and what it costs. */
  readonly call: string;
  /** Until when; null without a deadline. */
  readonly until: string | null;
  /** The site that the code leads to, for people who cannot scan it. */
  readonly site: string;
};
