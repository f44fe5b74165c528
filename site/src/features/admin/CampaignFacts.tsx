import type { CampaignRecord } from '#api/admin/campaign-record-contract.ts';
import { toEventInstant } from '#api/campaigns/event-time-rules.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { adminPath } from './AdminNav.tsx';
import { Stage } from './CampaignsView.tsx';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import { nameOccasion } from './name-occasion.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type CampaignFactsProps = WithTexts<AdminTexts['campaigns']> & { readonly campaign: CampaignRecord };

/** Shows what is known about a campaign, with links to its owner, its page and its payments. */
export function CampaignFacts({ campaign, language, texts: t }: CampaignFactsProps) {
  const { id, slug, owner, ownerId, plannedDate, plannedTime, subscriptionDeadline, samePeople } = campaign;
  const meeting = plannedDate && toEventInstant(plannedDate, plannedTime).toISOString();
  return (
    <>
      <Facts
        className="references admin-facts"
        facts={[
          [t.stage, <Stage key="stage" campaign={campaign} texts={t} />],
          [t.review, campaign.review && t[campaign.review]],
          [
            t.owner,
            <a key="owner" href={`${adminPath('people', language)}/${ownerId}`}>
              {owner.name}
            </a>,
          ],
          [t.contact, owner.name !== owner.email && owner.email],
          [t.charity, campaign.charity],
          [
            t.meeting,
            <TwoLines key="meeting" below={campaign.plannedLocation}>
              {meeting ? <Moment at={meeting} language={language} /> : t.toFollow}
            </TwoLines>,
          ],
          [
            t.deadline,
            subscriptionDeadline && <Moment key="deadline" at={subscriptionDeadline} language={language} />,
          ],
          [t.participants, campaign.participants],
          [t.samePeople, samePeople.length > 0 && samePeople.join(', ')],
        ]}
      />
      <p className="row link-row">
        {[
          { href: `/${language}/campaigns/${slug}`, label: t.preview },
          { href: `${adminPath('payments', language)}?campaign=${id}`, label: t.payments },
          { href: `/${language}/dashboard/campaigns/${id}/names`, label: t.names },
        ].map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

/** Shows how many mails about a campaign are waiting, sent or failed, by occasion. */
export function CampaignMails({ campaign, language, texts: t }: CampaignFactsProps) {
  return (
    <DataTable
      caption={t.mails}
      columns={[
        [t.occasion, ({ id }) => nameOccasion(id, language)],
        [t.mailsWaiting, ({ waiting }) => waiting, 'number'],
        [t.mailsSent, ({ sent }) => sent, 'number'],
        [t.mailsFailed, ({ failed }) => failed, 'number'],
        [t.mailsLast, ({ lastAt }) => <Moment at={lastAt} language={language} />],
      ]}
      rows={campaign.mails}
    />
  );
}
