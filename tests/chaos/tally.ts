const INTERNALS = /SQLITE|D1_|Failed query|isolate|insert into|node_modules|\bat \S+\.ts:/i;

/** A forbidden observation by a person. */
export type Witnessed = { readonly kind: string; readonly detail: string };

type Counts = Map<string, Map<string, number>>;

/** Counts the outcomes of acts and calls, and collects forbidden observations. */
export function createTally() {
  const acts: Counts = new Map();
  const failures: Counts = new Map();
  const witnessed: Witnessed[] = [];
  const add = (counts: Counts, name: string, outcome: string) => {
    const outcomes = counts.get(name) ?? new Map<string, number>();
    counts.set(name, outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
  };
  const witness = (kind: string, detail: string) => void witnessed.push({ kind, detail });

  /** Counts a failed call, and whether it happened during a disruption. */
  function recordCall(name: string, status: number, body: unknown, isDisturbed: boolean): void {
    if (status < 400) return;
    const text = JSON.stringify([body]);
    const isApi = name.includes(' /api/');
    if (isApi && INTERNALS.test(text))
      witness('an error that shows internals', `${name}: ${text.slice(0, 200)}`);
    const { error, code } = Object(body);
    if (isApi && (typeof error !== 'string' || typeof code !== 'string'))
      witness('an error of another shape', `${name}: ${status} ${text.slice(0, 200)}`);
    if (status >= 500) add(failures, name, `${status} ${code ?? ''}${isDisturbed ? ' while down' : ''}`);
  }

  return {
    acts,
    failures,
    witnessed,
    witness,
    recordCall,
    countAct: (name: string, outcome: string) => add(acts, name, outcome),
  };
}
export type Tally = ReturnType<typeof createTally>;
