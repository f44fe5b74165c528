import { expect } from 'vitest';
import { postCampaign } from './campaign-drafts.ts';
import { createCharityAccount } from './charities.ts';
import { createLoggedInUser } from './people.ts';
import { actOnAccount, createAccountEvent, deliverToAccounts, seedAccount } from './payouts.ts';
import { seedCharity } from './seed.ts';
import { changeRows, findRows } from './rows.ts';

/** Seeds a charity whose account is not open yet, one of its people, and a campaign that waits for the charity. */
export async function seedWaiting() {
  const charity = await seedCharity({}, 'incomplete');
  const member = await createCharityAccount(charity.id);
  const owner = await createLoggedInUser('celebrity');
  const campaign = await postCampaign(owner, { charity: charity.id });
  return { charity, member, owner, campaign };
}

/** Makes the provider report a new state of a charity's account, which it knows from now on. */
export async function follow(charityId: string, action: 'finish' | 'lose-bank' | 'fail', state: string) {
  const before = await seedAccount(charityId);
  if (action === 'finish') await changeRows('connectedAccounts', { charityId }, { state: 'incomplete' });
  await actOnAccount(before, action);
  await deliverToAccounts(createAccountEvent(before));
  const [account] = await findRows('connectedAccounts', { charityId });
  expect(account?.state).toBe(state);
}
