import { toMinute } from '../campaigns/dial-rules.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import { toJudgeKind } from '../scoring/index.ts';
import { formatFan, formatFanName } from '../submissions/rules.ts';
import type { Winner, WinnersResponse } from './contract.ts';
import { hasWon, readPlaces, type Place, type PlaceWinner } from './winner-place.ts';
import { findLoss } from './winner-rules.ts';

/** Returns current and former winners of the caller's own campaign, with contact details for those who may choose. */
export async function listWinners(ctx: Ctx, campaignId: string): Promise<WinnersResponse> {
  const { mayDecide } = await requireOwnCampaign(ctx, campaignId, 'view');
  const places = await readPlaces(ctx, hasWon(campaignId));
  return {
    docs: places.flatMap((place) => (place.winner ? toWinner(place, place.winner, mayDecide) : [])),
    former: places.flatMap(({ former, fan, submission }) =>
      former
        ? { ...formatInstants(pick(former, 'slot', 'cause', 'endedAt')), name: formatFan(fan, submission) }
        : [],
    ),
  };
}

/** Converts a winner's place; callers who may not choose see the name that nominees have. */
function toWinner(place: Place, winner: PlaceWinner, mayDecide: boolean): Winner {
  const { cause, answerEnd, model, details, fan } = place;
  const counts = cause === undefined && findLoss(winner) === undefined;
  return {
    ...pick(winner, 'submissionId', 'answer', 'reason', 'dateAnswer'),
    ...pick(place, 'moment', 'score'),
    minute: toMinute(winner.fanNumber),
    ...formatInstants({ ...pick(winner, 'selectedAt', 'acceptedAt'), answerBy: answerEnd }),
    reasoning: place.reasoning ?? '',
    judgedBy: model === null ? null : toJudgeKind(model),
    details: counts && mayDecide ? details : null,
    isWithdrawn: winner.withdrawnAt !== null,
    user: counts && fan ? toContact(fan, winner.fanNumber, mayDecide) : NO_CONTACT,
  };
}

const NO_CONTACT = { name: '', email: '', phone: null, location: null };

const toContact = (fan: Winner['user'], fanNumber: number, isReachable: boolean): Winner['user'] =>
  isReachable
    ? { ...fan, name: formatFanName(fan.name, fanNumber) }
    : { ...NO_CONTACT, name: formatFan(fan, { fanNumber }) };
