import type { CampaignInReview, CampaignsInReview } from '#api/admin/contract.ts';
import { REVIEW_DECISIONS, type Proof } from '#api/campaigns/review-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from './ActButton.tsx';
import { adminPath } from './AdminNav.tsx';
import { AskForm } from './AskForm.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import { PersonActs } from './PersonActs.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';
import { useState } from 'react';

type ReviewsViewProps = WithTexts<Pick<AdminTexts, 'reviews' | 'acts' | 'reason'>> & {
  readonly page: CampaignsInReview;
};

const ACTS = { confirm: 'campaign-confirmed', ask: 'campaign-asked', decline: 'campaign-declined' } as const;

/** Lists the campaigns that wait for an admin, each with what helps to identify the owner, and the decisions. */
export function ReviewsView({ page, language, texts }: ReviewsViewProps) {
  return (
    <DataTable
      caption={texts.reviews.heading}
      columns={listColumns(language, texts)}
      rows={page.docs}
      nothing={texts.reviews.empty}
    />
  );
}

function listColumns(
  language: Language,
  all: ReviewsViewProps['texts'],
): readonly Column<CampaignInReview>[] {
  const texts = all.reviews;
  return [
    [
      texts.campaign,
      ({ id, slug, name, language: written, artistName, charity, lookAlike, reviewReason }) => (
        <>
          <a {...writtenIn(written)} href={`${adminPath('campaigns', language)}/${id}`}>
            {name}
          </a>
          <small>{artistName}</small>
          {charity !== null && <small>{fillText(texts.charity, { charity })}</small>}
          {lookAlike !== null && <small>{fillText(texts.looksLike, { name: lookAlike })}</small>}
          {reviewReason !== null && <small>{fillText(texts.asked, { reason: reviewReason })}</small>}
          <a href={`/${language}/campaigns/${slug}`}>
            <small>{texts.preview}</small> <span className="visually-hidden">{name}</span>
          </a>
        </>
      ),
    ],
    [texts.owner, ({ owner }) => <Owner owner={owner} language={language} texts={all} />],
    [texts.proof, (campaign) => <ProofForm campaign={campaign} texts={texts} />],
    [
      texts.decision,
      ({ id, name, artistName: artist, version }) =>
        REVIEW_DECISIONS.map((decision) => (
          <div key={decision}>
            <ActButton
              name={ACTS[decision]}
              about={name}
              values={{ artist }}
              className="link"
              language={language}
              texts={all}
              act={(reason) =>
                api.admin.campaigns[':id'].review.$post({
                  param: { id },
                  json: { decision, reason, version },
                })
              }
              onDone={() => location.reload()}
            />
          </div>
        )),
    ],
  ];
}

type OwnerProps = Omit<ReviewsViewProps, 'page'> & { readonly owner: CampaignInReview['owner'] };

/** Shows who runs a campaign, and how their earlier campaigns ended. */
function Owner({ owner, language, texts: all }: OwnerProps) {
  const { reviews: texts } = all;
  return (
    <>
      {owner.name}
      <small>{owner.email}</small>
      {!owner.isVerified && <small>{texts.unverified}</small>}
      <small>{fillText(texts.since, { date: formatLongDate(owner.createdAt, language) })}</small>
      <small>
        {fillText(texts.history, {
          campaigns: String(owner.campaigns),
          confirmed: String(owner.confirmed),
          declined: String(owner.declined),
          stopped: String(owner.stopped),
        })}
      </small>
      <PersonActs
        id={owner.id}
        name={owner.name ?? owner.email}
        acts={['account-suspended']}
        language={language}
        texts={all}
      />
    </>
  );
}

type ProofFormProps = { readonly campaign: CampaignInReview; readonly texts: AdminTexts['reviews'] };

/** Lists the addresses that a campaign's owner named, and checks whether one of them, or another, proves ownership. */
function ProofForm({ campaign: { id, name, addresses, proofCode }, texts }: ProofFormProps) {
  const [proof, setProof] = useState<Proof>();

  async function check(url: string): Promise<string | undefined> {
    const outcome = await api.admin.campaigns[':id'].proof.$post({ param: { id }, json: { url } });
    if (outcome.kind !== 'done') return outcome.message ?? texts.checkFailed;
    setProof(outcome.value.proof);
    return undefined;
  }

  return (
    <>
      {addresses.length === 0 && <small>{texts.noAddress}</small>}
      {addresses.map((address) => (
        <small key={address}>
          {address.startsWith('http') ? (
            <a href={address} rel="noreferrer nofollow">
              {address}
            </a>
          ) : (
            address
          )}
        </small>
      ))}
      <small>
        <code>{fillText(texts.code, { code: proofCode })}</code>
      </small>
      <AskForm
        label={texts.address}
        aria-label={`${texts.address}: ${name}`}
        type="url"
        name="url"
        placeholder="https://"
        defaultValue={addresses[0]}
        submit={texts.check}
        busy={texts.checking}
        onAsk={check}
      />
      <small role="status">{proof && texts[proof === 'code' ? 'codeFound' : proof]}</small>
    </>
  );
}
