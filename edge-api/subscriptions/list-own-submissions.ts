import { and, desc, eq, ne } from 'drizzle-orm';
import { celebrityProfiles } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { mediaUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { PAGE_SIZE_MAX } from '../platform/rules.ts';
import { Submission } from './contract.ts';
import { submissions } from './table.ts';

/** The caller's own submissions but the cancelled ones, newest first. */
export async function listOwnSubmissions(ctx: Ctx): Promise<Submission[]> {
  const rows = await ownSubmissions(ctx, requirePerson(ctx).id);
  return rows.map(({ id, createdAt, status, question, answer, campaign, image, celebrity }) =>
    Submission.parse({
      id,
      createdAt: createdAt.toISOString(),
      paymentStatus: status,
      answers: [{ question, answer }],
      campaign: {
        id: campaign.id,
        slug: campaign.slug,
        name: campaign.name,
        image: image === null ? null : { url: mediaUrl(image) },
        celebrity: { name: celebrity ?? campaign.artistName },
      },
    }),
  );
}

/** The one query behind the list. */
export function ownSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      id: submissions.id,
      createdAt: submissions.createdAt,
      status: submissions.status,
      question: submissions.question,
      answer: submissions.answer,
      campaign: {
        id: campaigns.id,
        slug: campaigns.slug,
        name: campaigns.name,
        artistName: campaigns.artistName,
      },
      image: media.filename,
      celebrity: celebrityProfiles.name,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, campaigns.celebrityId))
    .where(and(eq(submissions.userId, userId), ne(submissions.status, 'cancelled')))
    .orderBy(desc(submissions.createdAt))
    .limit(PAGE_SIZE_MAX);
}
