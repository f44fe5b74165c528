import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { resolver, uniqueSymbol } from 'hono-openapi';
import type { z } from 'zod';
import { decodeMessage } from './contract.ts';
import { toSchemaDoc } from './describe-schema.ts';
import { INVALID_VALUE, validationFailed, type ErrorDetail } from './errors.ts';
import { requireJson } from './json-body.ts';

/**
 * Validates one part of a request and describes it in the OpenAPI document. A schema's issues become `details`
 * (RULES.md, "Calls") in both languages. `described` is the shape of a body that is parsed field by field later.
 */
export function validate<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
  described: z.ZodType = schema,
) {
  const middleware = zValidator(target, schema, async (result, c) => {
    if (target === 'json') await requireJson(c);
    if (!result.success) throw validationFailed(firstPerField(result.error.issues.map(toDetail)));
  });
  const doc = target === 'json' ? toSchemaDoc(described) : resolver(schema);
  return Object.assign(middleware, { [uniqueSymbol]: { target, ...doc } });
}

/** Keeps the first detail of each field, which is the simplest: "required" comes before "invalid". */
function firstPerField(details: readonly ErrorDetail[]): readonly ErrorDetail[] {
  return details.filter(({ path }, at) => details.findIndex((other) => other.path === path) === at);
}

/** Converts a schema's issue to a detail of an error (RULES.md, "Calls"), in both languages. */
export function toDetail(issue: Pick<z.core.$ZodIssue, 'path' | 'message'>): ErrorDetail {
  const { path, message } = issue;
  const [nl, en] = [decodeMessage('nl', message), decodeMessage('en', message)];
  return { path: path.join('.'), message: nl !== undefined && en !== undefined ? { nl, en } : INVALID_VALUE };
}
