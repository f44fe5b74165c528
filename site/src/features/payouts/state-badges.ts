/** The badge of each state of a campaign's statement, and so of its transfer. */
export const STATE_BADGES = {
  waiting: 'badge-soon',
  payable: 'badge-pending',
  due: 'badge-pending',
  made: 'badge-processing',
  arrived: 'badge-paid',
} as const;
