import { z } from 'zod';
import { schemaNames } from '../platform/describe-schema.ts';
import * as contracts from './contracts.ts';

/** Names every schema exported by a contract after its export, so that the document contains each once. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(contracts))
    if (schema instanceof z.ZodType) schemaNames.add(schema, { id });
}
