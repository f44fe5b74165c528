/** An answer that takes part in the final round. */
export type Finalist = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly score: number;
  /** How often it was read for its score. */
  readonly readings: number;
};

/** The outcome for a pair of finalists, by id. */
export type PairResult = {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly result: 'first' | 'second' | 'draw';
};

/** The finalists, best score first, and the results of the rounds so far. */
export type Standings = { readonly finalists: readonly Finalist[]; readonly results: readonly PairResult[] };
