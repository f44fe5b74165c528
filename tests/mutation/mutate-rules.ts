import { globSync, readFileSync } from 'node:fs';
import { ensureStryker, mutateFile, type Mutant } from './stryker.ts';

/** Percentage of a file's changes that its tests have to notice. */
const SCORE_MIN = 85;
const RULES = ['edge-api/**/{*-,}rules.ts', 'edge-api/platform/{network,body-limits}.ts'];

/**
 * Changes every rule in small ways, one at a time, and runs its tests: a change that no test notices is printed. Takes
 * parts of paths; exits with 1 when a file scores too low, or none matches.
 */
const parts = process.argv.slice(2);
const files = globSync(RULES)
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  .toSorted();
if (files.length === 0)
  throw new Error(`No file of rules has any of these in its path: ${parts.join(', ')}.`);

ensureStryker();
const scores = new Map(files.map((file) => [file, scoreFile(file)]));
console.table(Object.fromEntries(scores));
process.exitCode = [...scores.values()].every(({ score }) => score >= SCORE_MIN) ? 0 : 1;

function scoreFile(file: string) {
  const mutants = mutateFile(file);
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const total = killed + missed.length;
  const score = total === 0 ? 100 : Math.round((1000 * killed) / total) / 10;
  console.log(`${file}: ${score} %`);
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const mutant of missed) console.log(`  ${formatMutant(mutant, lines)}`);
  return { killed, total, score };
}

/** Returns the line, what is there, and what it could be without a test failing. */
function formatMutant({ location: { start, end }, replacement }: Mutant, lines: readonly string[]): string {
  const last = start.line === end.line ? end.column - 1 : undefined;
  const original = (lines[start.line - 1] ?? '').slice(start.column - 1, last);
  return `${start.line}: ${original} → ${replacement.replace(/\s+/g, ' ')}`;
}
