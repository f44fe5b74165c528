import type { CampaignAct, LocalizedText, Role, TeamRight } from '../platform/rules.ts';

/** A person who acts on a campaign or team; `membership` is their place in its owner's team, if any. */
type Manager = {
  readonly id: string;
  readonly role: Role;
  readonly membership: { readonly rights: readonly TeamRight[] } | null;
};

/** Returns whether a person may take an action on an owner's campaign or team; every call uses this one rule. */
export function mayManage(
  { ownerId }: { readonly ownerId: string },
  { id, role, membership }: Manager,
  act: CampaignAct,
): boolean {
  if (ownerId === id) return true;
  switch (act) {
    case 'manage':
      return membership !== null;
    case 'view':
    case 'moderate':
      return membership !== null || role === 'admin';
    case 'decide':
    case 'invite':
      return membership?.rights.includes(act) === true;
    case 'hand-over':
      return false;
  }
}

/** Returns whether the caller only views a campaign as its owner does and may not change it. */
export const isOnlyShown = (campaign: {
  readonly managedFor?: { readonly mayManage: boolean } | null | undefined;
}): boolean => campaign.managedFor?.mayManage === false;

/** For a team member who may not decide. */
export const NOT_YOURS_TO_DECIDE: LocalizedText = {
  en: 'You manage this campaign for someone else. Only they, or someone they allow to, can do this.',
  nl: 'Je beheert deze campagne voor iemand anders. Alleen die persoon, of wie dat van die persoon mag, kan dit doen.',
};

/** For team members of a suspended owner, who may not change anything either. */
export const OWNER_SUSPENDED: LocalizedText = {
  en: 'While the account of this campaign’s owner is suspended, you can change nothing here.',
  nl: 'Zolang het account van de eigenaar van deze campagne geschorst is, kun je hier niets veranderen.',
};

/** Actions of an owner and their team, as listed in the history. */
export const MANAGED_ACTS = [
  'edited',
  'closed',
  'reopened',
  'cancelled',
  'winners-chosen',
  'nominated',
  'nomination-withdrawn',
  'reread-replied',
  'thanked',
  'story-published',
  'story-removed',
  'invited',
  'joined',
  'removed',
  'left',
  'hand-over-offered',
  'handed-over',
] as const;
export type ManagedAct = (typeof MANAGED_ACTS)[number];
