import type { Browser } from '@playwright/test';
import { DAY_MS } from '#api/platform/rules.ts';
import { post } from './account.ts';
import { ageCampaign, sweep } from './age-campaign.ts';
import { closeCampaign, createOpenCampaign, createParticipant, subscribeAndPay } from './participants.ts';
import { createMailReader } from './sandbox.ts';

const OPERATOR = 'operator@powerhour.test';
/** From best to worst, so that the nominees have a rank. */
const ANSWERS = [
  'My grandmother cooked soup for the whole street every Thursday, and I want to learn that from you because she is gone.',
  'Because cooking for neighbours taught me to ask for help.',
  'It would be nice.',
];

/** Creates a closed campaign with paid nominees, and reads the mails so far. */
export async function createNominated(browser: Browser, count: number) {
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const campaign = await createOpenCampaign(owner);
  const fans = await Promise.all(
    ANSWERS.slice(0, count).map(async (answer) => {
      const fan = await createParticipant(browser, { language: 'en' });
      const submissionId = await subscribeAndPay(fan, campaign.id, answer);
      return { ...fan, submissionId, readMails: createMailReader(fan.email, campaign.name) };
    }),
  );
  await closeCampaign(owner, campaign.id, count);
  const [readOwner, readOperator] = [owner.email, OPERATOR].map((to) => createMailReader(to, campaign.name));
  if (!readOwner || !readOperator) throw new Error('two readers');
  await readOwner(/The nominees of .* waiting for you/s);
  for (const { readMails } of fans) await readMails(/You are in/, /Your answer scored/);
  const passDays = async (days: number) => {
    await ageCampaign(campaign.id, days * DAY_MS);
    await sweep(owner.page);
  };
  const choose = (winner: string, reserves: readonly string[] = []) =>
    post(owner.page, `/api/campaigns/${campaign.id}/winners`, {
      submissionIds: [winner],
      reserves,
      confirm: { early: true },
    });
  const close = async () => {
    for (const { context } of [owner, ...fans]) await context.close();
  };
  return { owner, campaign, fans, readOwner, readOperator, passDays, choose, close };
}
