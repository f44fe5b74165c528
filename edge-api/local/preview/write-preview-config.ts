import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const Config = z.looseObject({ ai: z.unknown().optional() });

/**
 * Writes the build's wrangler configuration once more, without the AI binding, which needs an account; the rubric
 * scores instead. Returns the new file's path, beside the first, so that its paths hold.
 */
export function writePreviewConfig(folder: string): string {
  const { ai: _, ...config } = Config.parse(JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8')));
  const path = `${folder}/wrangler.preview.json`;
  writeFileSync(path, JSON.stringify(config));
  return path;
}
