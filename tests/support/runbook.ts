import { expect } from 'vitest';
import RUNBOOK from '../../edge-api/RUNBOOK.md?raw';
import { seen } from './outages.ts';

/** The symptoms of the run-book that tests have produced. */
export const tried = new Set<string>();
/** What shows each symptom, by the headings of the run-book. */
export const SECTIONS = new Map(
  RUNBOOK.split('\n### ').flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const shows = lines.find((line) => line.startsWith('Shows: '));
    return shows === undefined ? [] : [[heading, [...shows.matchAll(/`([^`]+)`/g)].map(([, name]) => name)]];
  }),
);

/** Checks that everything the run-book names for a symptom was seen. */
export function expectInRunbook(symptom: string): void {
  expect([...seen]).toEqual(expect.arrayContaining(SECTIONS.get(symptom) ?? ['no such symptom']));
  tried.add(symptom);
}
