import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { decodeMessage } from './contract.ts';
import { validationFailed, type ErrorDetail } from './errors.ts';
import { requireJson } from './json-body.ts';
import type { LocalizedText } from './rules.ts';

/** The one validator of every call: a schema's issues become the `details` of api.md, in both languages. */
export function validate<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result, c) => {
    if (target === 'json') requireJson(c);
    if (!result.success) throw validationFailed(firstPerField(result.error.map(toDetail)));
  });
}

type Issue = { readonly message: string; readonly path?: readonly unknown[] | undefined };

/** A field says one thing at a time, and the first is the plainest: 'required' before 'invalid'. */
function firstPerField(details: readonly ErrorDetail[]): readonly ErrorDetail[] {
  return details.filter(({ path }, at) => details.findIndex((other) => other.path === path) === at);
}

/** An issue of a schema as a detail of api.md, in both languages. */
export function toDetail(issue: Issue): ErrorDetail {
  const path = (issue.path ?? [])
    .map((part) => (typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
    .join('.');
  return { path, message: toLocalizedMessage(issue) };
}

function toLocalizedMessage(issue: Issue): LocalizedText | string {
  const [nl, en] = [decodeMessage('nl', issue.message), decodeMessage('en', issue.message)];
  if (nl !== undefined && en !== undefined) return { nl, en };
  return issue.message;
}
