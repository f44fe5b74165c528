import type { z } from 'zod';

/** What a call says of itself beside its path, its parameters and its body, which come from the routes. */
export type Call = {
  readonly summary: string;
  /** Whether it is refused without a session. */
  readonly session?: true;
  /** Whether it takes a file, in parts instead of JSON. */
  readonly upload?: true;
  /** Status of its success; 200 unless told. */
  readonly status?: 200 | 201 | 202;
  /** Body of its success: a schema, or what kind of file. */
  readonly answer: z.ZodType | string;
  /** Refusals beyond those that every call can give (api.md, "Errors"). */
  readonly refusals?: readonly number[];
};

/** Calls by method and path, as `GET /api/health`. */
export type Calls = Readonly<Record<string, Call>>;
