import { readFileSync, writeFileSync } from 'node:fs';
import { fitWriters, WRITERS } from './fit/fit-writers.ts';
import { keepFitted } from './fit/fitted.ts';
import { storeModel } from './fit/ridge.ts';
import { printFigures } from './fit/writer-figures.ts';

const FILE = 'edge-api/scoring/rubric/coefficients.json';

/** Fits the rubric on the graded answers and stores it; prints the figures without each writer, and stores some. */
const { talk, score } = fitWriters(WRITERS);
const text = `${JSON.stringify({ talk: storeModel(talk), score: storeModel(score) }, null, 2)}\n`;
const isSame = readFileSync(FILE, 'utf8') === text;
if (!isSame) writeFileSync(FILE, text);
console.log(isSame ? `${FILE} is as the answers have it` : `${FILE} was written`);
keepFitted(printFigures());
