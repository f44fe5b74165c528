import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { Language } from '#api/platform/rules.ts';
import { NewReport } from '#api/reports/contract.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { CAMPAIGN_NAME, NoPage, readLanguage } from '#site/i18n/campaign-route.ts';
import { readFormDataTexts, type Problems, type Values } from '#site/ui/use-form.ts';
import { findCampaign } from '../campaigns/load-campaign-page.ts';
import { reportFormTexts } from './form-texts.ts';
import {
  readReported,
  suggestAddress,
  toProblems,
  toReportBody,
  type ReportedThing,
} from './report-request.ts';

export type ReportPage = {
  readonly language: Language;
  /** How the report was sent; undefined until it has been. */
  readonly sent: 'mail' | 'anonymous' | undefined;
  readonly reported: ReportedThing;
  readonly campaignName: string | undefined;
  readonly values: Values;
  readonly problems: Problems;
  readonly failure: string | undefined;
};

/** Loads the page on which something is reported, or sends the form, which works without script. */
export async function loadReportPage(page: AstroGlobal): Promise<ReportPage> {
  const language = readLanguage(page);
  const { request, url } = page;
  const query = url.searchParams;
  const reported = readReported(query);
  const names = [reported.campaign, reported.submission].filter((name) => name !== '');
  if (!names.every((name) => CAMPAIGN_NAME.test(name))) throw new NoPage();
  const campaign = await findCampaign(request, reported.campaign);
  const address = suggestAddress(reported, campaign?.id, `${(page.site ?? url).origin}/${language}`);
  const sent = (['mail', 'anonymous'] as const).find((how) => how === query.get('sent'));
  const shown = { language, sent, reported, campaignName: campaign?.name, problems: {}, failure: undefined };
  if (request.method !== 'POST') return { ...shown, values: { address } };
  const values = readFormDataTexts(await request.formData());
  const errors = await sendReport(request, toReportBody(reported, campaign?.id, values, language), language);
  if (errors) return { ...shown, values, ...errors };
  const how = (values['email'] ?? '').trim() === '' ? 'anonymous' : 'mail';
  throw new NoPage(page.redirect(`/${language}/report?sent=${how}`, 303));
}

/** Sends a report; returns the problems if it was refused or could not be delivered. */
async function sendReport(
  request: Request,
  body: ReturnType<typeof toReportBody>,
  language: Language,
): Promise<Pick<ReportPage, 'problems' | 'failure'> | undefined> {
  const texts = reportFormTexts(language);
  const parsed = NewReport.safeParse(body);
  if (!parsed.success)
    return { problems: toProblems(parsed.error.issues, language), failure: texts.fixErrors };
  const { api } = createServerClient(request);
  const outcome = await callEndpoint(() => api.reports.$post({ json: parsed.data }));
  if (outcome.kind === 'done') return undefined;
  const { status, problems, message } = outcome;
  if (Object.keys(problems).length > 0) return { problems, failure: texts.fixErrors };
  const failures: Readonly<Record<number, string>> = { 404: texts.unknown, 429: message ?? texts.failed };
  return { problems, failure: failures[status] ?? texts.failed };
}
