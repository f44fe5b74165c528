import { MOCK_JUDGES } from '../../support/mock-judges.ts';
import { benchMockJudge } from './bench-mock-judge.ts';
import { printFigures } from './fit/writer-figures.ts';

/** Prints how well the rubric follows each writer's grades without them, and what a selection by each mock judge comes to. */
export async function benchJudge(): Promise<void> {
  console.log('The rubric, fitted without the writer whose answers it judges');
  printFigures();
  console.log('Selections by mock judges');
  // The limit of a judge that is too slow does not keep the process alive.
  const alive = setInterval(() => undefined, 60_000);
  const rows: Record<string, unknown> = {};
  for (const kind of MOCK_JUDGES) rows[kind] = await benchMockJudge(kind);
  clearInterval(alive);
  console.table(rows);
}
