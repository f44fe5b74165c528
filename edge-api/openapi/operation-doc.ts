import type { z } from 'zod';
import { ROLES, type Role } from '../accounts/rules.ts';

/** Who may call, as the document's `x-access` says it; tests/api/access.test.ts holds every route to it. */
export type Access = {
  /**
   * Anyone; callers with a `token` of ours or of the provider in the request; or people of these roles: 401 without a
   * session, 403 for other roles.
   */
  readonly callers: 'anyone' | 'token' | readonly Role[];
  /** Whether the objects that a call names must be the caller's; others are 404, as if they did not exist. */
  readonly own: boolean;
  /** The roles for which every object counts as their own. */
  readonly all?: readonly Role[];
  /** Whether other roles get 404 instead of 403. */
  readonly hidden?: true;
};

export const ACCESS = {
  anyone: { callers: 'anyone', own: false },
  token: { callers: 'token', own: false },
  person: { callers: ROLES, own: false },
  owner: { callers: ROLES, own: true },
  ownerOrAdmin: { callers: ROLES, own: true, all: ['admin'] },
  celebrity: { callers: ['celebrity'], own: false },
  ownCelebrity: { callers: ['celebrity'], own: true },
  charity: { callers: ['charity'], own: false },
  campaigner: { callers: ['celebrity', 'charity'], own: false },
  admin: { callers: ['admin'], own: false },
  hiddenAdmin: { callers: ['admin'], own: false, hidden: true },
} as const satisfies Readonly<Record<string, Access>>;

/** The documentation of a call beside its path, parameters and body, which come from the routes. */
export type OperationDoc = {
  readonly summary: string;
  readonly access: keyof typeof ACCESS;
  /** The session of the frame on a partner's page opens it as well; for any other call it counts as none. */
  readonly widget?: true;
  /** Takes a file: in one part of a form, or as the whole body. */
  readonly upload?: 'form' | 'body';
  /** Status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202 | 303;
  /** Body of a success: a schema, a file's type, or `nothing`. */
  readonly answer: z.ZodType | string;
  /** Errors beyond those of every call (RULES.md, "Calls"). */
  readonly errors?: readonly number[];
  /** Errors whose body is a page for people, since a browser opens the address. */
  readonly pages?: Readonly<Record<number, string>>;
};

/** Calls by method and path, for example `GET /api/health`. */
export type OperationDocs = Readonly<Record<string, OperationDoc>>;
