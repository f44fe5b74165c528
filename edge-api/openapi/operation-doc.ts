import type { z } from 'zod';

/** The documentation of a call beside its path, parameters and body, which come from the routes. */
export type OperationDoc = {
  readonly summary: string;
  /** Refused without a session. */
  readonly session?: true;
  /** Takes a file: in one part of a form, or as the whole body. */
  readonly upload?: 'form' | 'body';
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202 | 303;
  /** Body of a success: a schema, a file's type, or `nothing`. */
  readonly answer: z.ZodType | string;
  /** Errors beyond those of every call (api.md, "Errors"). */
  readonly errors?: readonly number[];
};

/** Calls by method and path, for example `GET /api/health`. */
export type OperationDocs = Readonly<Record<string, OperationDoc>>;
