import qs from 'qs';
import type { z } from 'zod';
import { invalidRequest, type StripeError } from './errors.ts';

/**
 * Parses Stripe's form encoding (`line_items[0][price_data][currency]=eur`) and validates it.
 * @throws StripeError 400 for the first parameter that is unknown, missing or invalid.
 */
export function readForm<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  const form = qs.parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 1000 });
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  throw toStripeError(read.error.issues);
}

/** Parses and validates the query of a URL; throws as `readForm` does. */
export function readQuery<Schema extends z.ZodType>(url: string, schema: Schema): z.output<Schema> {
  return readForm(new URL(url).search.slice(1), schema);
}

/** Stripe reports unknown parameters first, then missing ones, then invalid ones. */
function toStripeError(issues: z.core.$ZodIssue[]): StripeError {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const param = formatParam([...unknown.path, ...unknown.keys.slice(0, 1)]);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const missing = issues.find((issue) => issue.input === undefined);
  if (missing) {
    const param = formatParam(missing.path);
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const [wrong] = issues;
  if (!wrong) return invalidRequest('The request is not valid.');
  return invalidRequest(wrong.message, { code: getErrorCode(wrong), param: formatParam(wrong.path) });
}

function getErrorCode(issue: z.core.$ZodIssue): string {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' ? code : 'parameter_invalid';
}

/** Formats a parameter's path as Stripe does: `line_items[0][price_data]`. */
function formatParam(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((key) => `[${key}]`).join('')}`;
}
