import type { AstroGlobal } from 'astro';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { createServerClient } from '#api/client.server.ts';
import type { Language } from '#api/platform/rules.ts';
import type { NewReminder } from '#api/reminders/contract.ts';
import { REMINDER_SUBJECTS, type ReminderSubject } from '#api/reminders/rules.ts';
import { callEndpoint, mapOutcome, type Outcome } from '#widget/client/outcome.ts';
import { NoPage, readLanguage } from '#site/i18n/campaign-route.ts';
import { findCampaign } from '../campaigns/load-campaign-page.ts';
import { readFormDataTexts } from '#site/ui/use-form.ts';
import { loadOwnReminders } from './load-own-reminders.ts';
import { reminderTexts } from './texts.ts';

type ReminderPage = {
  readonly language: Language;
  readonly about: ReminderSubject;
  readonly campaign: CampaignCard;
  readonly isMailed: boolean;
  /** As in ReminderForm.astro. */
  readonly isSet: boolean | undefined;
  readonly email: string;
  readonly problem: string | undefined;
  readonly failure: string | undefined;
};

/** Loads the target page of a reminder's form; redirects back after a change of the visitor's own reminders. */
export async function loadReminderPage(page: AstroGlobal): Promise<ReminderPage> {
  const language = readLanguage(page);
  const { request, url } = page;
  if (url.search === '') throw new NoPage(page.redirect(`/${language}/campaigns`));
  const about = REMINDER_SUBJECTS.find((known) => known === url.searchParams.get('about'));
  const slug = url.searchParams.get('campaign') ?? '';
  const campaign = await findCampaign(request, slug);
  if (!about || !campaign) throw new NoPage();
  const own = await loadOwnReminders(page, campaign.id);
  const isMailed = url.searchParams.has('mailed');
  const shown = { language, about, campaign, isMailed, isSet: own?.[about], email: '' };
  if (request.method !== 'POST') return { ...shown, problem: undefined, failure: undefined };
  const { email: typed = '', verb } = readFormDataTexts(await request.formData());
  const email = typed.slice(0, EMAIL_MAX + 1);
  const outcome =
    verb === 'remove'
      ? await removeReminder(request, campaign.id, about)
      : await setReminder(request, { campaignId: campaign.id, about, language, ...(!own && { email }) });
  if (outcome.kind === 'done') {
    const path =
      outcome.value === 'mailed'
        ? `${url.pathname}?campaign=${slug}&about=${about}&mailed`
        : `/${language}/campaigns/${slug}#remind-${about}`;
    throw new NoPage(page.redirect(path, 303));
  }
  const { problems, message, kind } = outcome;
  const failure = kind === 'unreachable' ? undefined : message;
  const { unreachable } = reminderTexts(language).form;
  return { ...shown, email, problem: problems['email'], failure: failure ?? unreachable };
}

async function setReminder(request: Request, json: NewReminder): Promise<Outcome<'set' | 'mailed'>> {
  const { api } = createServerClient(request);
  return mapOutcome(await callEndpoint(() => api.reminders.$post({ json })), ({ state }) => state);
}

async function removeReminder(request: Request, id: string, about: ReminderSubject) {
  const call = createServerClient(request).api.reminders['by-campaign'][':id'];
  const outcome = await callEndpoint(() => call.$delete({ param: { id }, query: { about } }));
  return mapOutcome(outcome, () => 'removed' as const);
}

/** Returns the path to which a reminder's form is sent, and which shows it again if it was refused. */
export function reminderPath(language: Language, campaign: string, about: ReminderSubject): string {
  return `/${language}/reminders?${new URLSearchParams({ campaign, about }).toString()}`;
}
