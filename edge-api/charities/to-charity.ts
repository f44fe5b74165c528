import type { Charity } from './contract.ts';
import type { charities } from './table.ts';

/** A charity as everyone may see it. */
export function toCharity({ id, name, approvalStatus }: typeof charities.$inferSelect): Charity {
  return { id, name, approvalStatus };
}
