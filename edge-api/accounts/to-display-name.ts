import { sql, type AnyColumn } from 'drizzle-orm';

/** Returns a person's name as admins see it: their address while they give no name, null where there is no person. */
export const toDisplayName = ({ name, email }: Readonly<Record<'name' | 'email', AnyColumn>>) =>
  sql<string | null>`coalesce(nullif(${name}, ''), ${email})`;
