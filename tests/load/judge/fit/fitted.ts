import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { hashFiles } from '#api/local/instance.ts';
import type { printFigures } from './writer-figures.ts';

/** What the coefficients and figures depend on: the graded answers, the rubric, and the code that fits and measures. */
const SOURCES = [
  'edge-api/scoring/{graded,rubric}/**/*.{ts,json}',
  'edge-api/scoring/{rules,criteria-rules}.ts',
  'edge-api/scoring/judge/{reading-rules,reference-examples,probe/probe-rules}.ts',
  'tests/load/judge/fit/*.ts',
];
const FILE = 'tests/load/judge/fit/fitted.json';
/** The indexes of the writers whose figures are stored: one of all kinds of answers, one of hard ones. */
const KEPT = { allKinds: 5, hard: 11 } as const;

const Figures = z.record(z.string(), z.number());
const Fitted = z.object({ sources: z.string(), figures: z.object({ allKinds: Figures, hard: Figures }) });

/** Hashes the sources of a fit, including the coefficients. */
export const hashSources = (): string => hashFiles(SOURCES, '', /\.test\.ts$/);

/** Reads the hash of the sources and the figures of the last fit. */
export const readFitted = () => Fitted.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Stores the figures of a fit, which takes minutes, with the hash of its sources. */
export function keepFitted(all: ReturnType<typeof printFigures>): void {
  const figures = { allKinds: all[KEPT.allKinds], hard: all[KEPT.hard] };
  writeFileSync(FILE, `${JSON.stringify({ sources: hashSources(), figures }, null, 2)}\n`);
}
