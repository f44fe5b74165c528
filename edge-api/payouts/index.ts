export { getStatement } from './get-statement.ts';
export { isPaidOut } from './paid-out.ts';
export { settleTransfers } from './settle-transfers.ts';
