import { expect } from 'vitest';
import { signWinnerToken } from '#api/nominees/index.ts';
import { settleOutcomes, settleWinners } from '#api/outcomes/index.ts';
import { InvitationResponse, WinnersResponse } from '#api/outcomes/contract.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { callApi, runAsSystem } from './api.ts';
import { findRows } from './rows.ts';
import { createCampaignOwner } from './campaign-owner.ts';

const MEETING = new Date(Date.now() + 90 * DAY_MS);

type Owner = Awaited<ReturnType<typeof createCampaignOwner>>;
type Given = Parameters<Owner['seedCampaignWithNominees']>[1] & { readonly reserves?: readonly number[] };

/** Creates an owner with calls for campaigns that have a winner. */
export async function createWinnersOwner() {
  const owner = await createCampaignOwner();

  /** Seeds a campaign whose best answer has won, with the winner's link. */
  async function seedWinner({ reserves = [], ...given }: Given = {}, nominees = 3) {
    const { campaign, ids, planted } = await owner.seedCampaignWithNominees(nominees, {
      plannedAt: MEETING,
      ...given,
    });
    const emailOf = (id: string) => planted.find((one) => one.id === id)?.email ?? '';
    const [first = '', second = ''] = ids;
    const chosen = given.twoWinners ? [first, second] : [first];
    const wanted = reserves.map((index) => ids[index] ?? '');
    const answer = await owner.choose(campaign.id, chosen, { reserves: wanted });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return {
      campaign,
      ids,
      first,
      second,
      third: ids[2] ?? '',
      emailOf,
      token: await readToken(`won:${first}`),
    };
  }

  const listWinners = async (id: string) =>
    WinnersResponse.parse((await owner.get(`/api/campaigns/${id}/winners`)).body);
  return { ...owner, seedWinner, listWinners };
}

/** Returns the token in the link of a winner’s mail, whether or not the mail was sent. */
export async function readToken(key: string): Promise<string> {
  const submissionId = key.slice(key.indexOf(':') + 1);
  const [row] = await findRows('winners', { submissionId });
  if (!row) throw new Error('not a winner');
  return runAsSystem((ctx) => signWinnerToken(ctx, row));
}

/** Makes a call and reads its JSON. */
export async function call(path: string, body?: Readonly<Record<string, unknown>>) {
  const response = await callApi(path, body && { body });
  const json: unknown = await response.json();
  return { status: response.status, body: json };
}

/** Reads a winner's invitation, through the link in their mail. */
export const openInvitation = async (token: string) =>
  InvitationResponse.parse((await call(`/winners/invitation?token=${token}`)).body).doc;

/** Answers a winner's invitation, through the link in their mail. */
export const answerAsWinner = (token: string, answer: 'accept' | 'decline') =>
  call('/winners/answer', { token, answer });

export const DETAILS = {
  name: 'Noor van den Berg',
  phone: '06 12345678',
  availability: 'On weekdays after six.',
};

/** Gives what the meeting needs of a winner, through the link in their mail. */
export const give = (token: string, more: Readonly<Record<string, unknown>> = {}) =>
  call('/winners/details', { token, ...DETAILS, ...more });

/** Runs the sweep's parts about winners, and about what campaigns wait for, at a time; returns how many lost a place. */
export const sweepWinners = (now?: Date) =>
  runAsSystem(async (ctx) => {
    const ended = await settleWinners(ctx);
    await settleOutcomes(ctx);
    return ended;
  }, now);
