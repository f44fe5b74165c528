import type { campaigns } from '#api/campaigns/table.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import type { stories, storyPictures } from '#api/stories/table.ts';
import type { submissions } from '#api/submissions/table.ts';
import type { wallAnswers } from '#api/wall/table.ts';
import { AFTERWARDS } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';

type Afterwards = {
  readonly story: typeof stories.$inferInsert;
  readonly pictures: readonly (typeof storyPictures.$inferInsert)[];
  readonly wall: readonly (typeof wallAnswers.$inferInsert)[];
};

/** Returns what follows one of the demo's meetings: its story, and the answers that others may read. */
export function planAfterwards(
  campaignRows: readonly (typeof campaigns.$inferInsert)[],
  submissionRows: readonly (typeof submissions.$inferInsert)[],
): Afterwards {
  const campaignId = demoId('campaign', AFTERWARDS.campaign);
  const campaign = campaignRows.find(({ id }) => id === campaignId);
  if (!campaign?.plannedAt)
    throw new Error(`The demo has no campaign ${AFTERWARDS.campaign} that took place`);
  const at = new Date(campaign.plannedAt.getTime() + AFTERWARDS.hoursAfterMeeting * HOUR_MS);
  return {
    story: {
      campaignId,
      title: AFTERWARDS.title,
      text: AFTERWARDS.paragraphs.join('\n\n'),
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    },
    pictures: [{ campaignId, place: 0, mediaId: demoId('media', AFTERWARDS.campaign) }],
    wall: AFTERWARDS.wall.map(({ person, name: displayName }) => {
      const userId = demoId('user', person);
      const answer = submissionRows.find((row) => row.campaignId === campaignId && row.userId === userId);
      if (!answer) throw new Error(`The demo has no answer of ${person} to ${AFTERWARDS.campaign}`);
      return {
        submissionId: answer.id,
        campaignId,
        displayName,
        state: 'shown',
        allowedAt: answer.paidAt ?? at,
        changedAt: at,
      };
    }),
  };
}
