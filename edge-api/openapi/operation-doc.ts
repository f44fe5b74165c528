import type { z } from 'zod';

/** What a call says of itself beside its path, its parameters and its body, which come from the routes. */
export type OperationDoc = {
  readonly summary: string;
  /** Whether it is refused without a session. */
  readonly session?: true;
  /** Where it takes a file: in one part of a form, or as its whole body. */
  readonly upload?: 'form' | 'body';
  /** Status of its success; 200 unless told. */
  readonly status?: 200 | 201 | 202 | 303;
  /** Body of its success: a schema, what kind of file, or `nothing`. */
  readonly answer: z.ZodType | string;
  /** Refusals beyond those that every call can give (api.md, "Errors"). */
  readonly errors?: readonly number[];
};

/** Calls by method and path, as `GET /api/health`. */
export type OperationDocs = Readonly<Record<string, OperationDoc>>;
