import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { hashFiles } from '#api/local/instance.ts';
import type { printFigures } from './writer-figures.ts';

/** What the coefficients and the figures follow from: the graded answers, the rubric, and what fits and measures it. */
const SOURCES = [
  'edge-api/scoring/{graded,rubric}/**/*.{ts,json}',
  'edge-api/scoring/{rules,criteria-rules}.ts',
  'edge-api/scoring/judge/{reading-rules,reference-examples,probe/probe-rules}.ts',
  'tests/load/judge/fit/*.ts',
];
const FILE = 'tests/load/judge/fit/fitted.json';
/** The places of the writers whose figures are kept: one of all kinds of answers, one of hard ones. */
const KEPT = { allKinds: 5, hard: 11 } as const;

const Figures = z.record(z.string(), z.number());
const Fitted = z.object({
  sources: z.string(),
  figures: z.object({ allKinds: Figures, hard: Figures }),
});

/** Hashes what the file of coefficients was fitted on, and that file. */
export const hashSources = (): string => hashFiles(SOURCES, '', /\.test\.ts$/);

/** Reads what the last fit was made of, and the figures that it gave. */
export const readFitted = () => Fitted.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Keeps the figures of a fit, which take minutes, with the hash of all that they follow from. */
export function keepFitted(all: ReturnType<typeof printFigures>): void {
  const figures = { allKinds: all[KEPT.allKinds], hard: all[KEPT.hard] };
  writeFileSync(FILE, `${JSON.stringify({ sources: hashSources(), figures }, null, 2)}\n`);
}
