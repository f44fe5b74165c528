import type { ApprovalStatus } from '#api/charities/rules.ts';

/** The demo's charities, all invented; two of them still wait for review. */
export const CHARITIES = {
  tafel: { name: 'Stichting Tafel van Overmorgen', approvalStatus: 'approved' },
  koor: { name: 'Kinderkoor Zonder Drempels', approvalStatus: 'approved' },
  leesboot: { name: 'De Leesboot', approvalStatus: 'approved' },
  sky: { name: 'Open Sky for Schools', approvalStatus: 'pending' },
  waak: { name: 'Waakvlam Hospicezorg', approvalStatus: 'pending' },
} as const satisfies Record<string, { readonly name: string; readonly approvalStatus: ApprovalStatus }>;

export type CharityKey = keyof typeof CHARITIES;
