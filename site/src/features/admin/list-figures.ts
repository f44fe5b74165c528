import { isRecord } from '#api/platform/rules.ts';

/** Lists what a sweep did, as `name: number`; what came to nothing is left out. */
export function listFigures(figures: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    if (typeof value === 'number') return value === 0 ? [] : [`${name}: ${value}`];
    return isRecord(value) ? listFigures(value).map((figure) => `${name} ${figure}`) : [];
  });
}
