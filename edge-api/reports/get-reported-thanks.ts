import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound, requireRow } from '../platform/errors.ts';
import { pick } from '../platform/pick.ts';
import { listThanksFiles, streamFile, type FileResponse } from '../thanks/index.ts';
import { thanks } from '../thanks/table.ts';
import type { ReportedThanks } from './contract.ts';
import { requireReport } from './list-reports.ts';

/** Returns the reported thank-you for an admin; throws 404 for a report of anything else. */
export async function getReportedThanks(ctx: Ctx, reportId: string): Promise<ReportedThanks> {
  const campaignId = await requireReportedCampaign(ctx, reportId);
  const row = await requireRow(ctx.db.select().from(thanks).where(eq(thanks.campaignId, campaignId)));
  const files = await listThanksFiles(ctx, campaignId);
  return {
    ...pick(row, 'message', 'transcript'),
    files: files.map((file) => ({
      ...pick(file, 'id', 'kind', 'name'),
      url: `/api/admin/reports/${reportId}/files/${file.id}`,
    })),
  };
}

/** Returns one of its files for an admin; throws as {@link getReportedThanks}. */
export async function serveReportedFile(
  ctx: Ctx,
  reportId: string,
  fileId: string,
  requestHeaders: Headers,
): Promise<FileResponse> {
  const files = await listThanksFiles(ctx, await requireReportedCampaign(ctx, reportId));
  const file = files.find(({ id }) => id === fileId);
  if (!file) throw notFound();
  return streamFile(ctx, file, requestHeaders);
}

async function requireReportedCampaign(ctx: Ctx, reportId: string): Promise<string> {
  const { report } = await requireReport(ctx, reportId);
  if (report.subject !== 'thanks') throw notFound();
  return report.campaignId;
}
