import { useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { CharityTexts } from './texts.ts';
import type { Verdict } from './use-charity-review.ts';

type CharityCardProps = {
  readonly charity: CharityInReview;
  readonly language: Language;
  readonly texts: CharityTexts;
  readonly onJudge: (charity: CharityInReview, verdict: Verdict) => Promise<void>;
};

const BADGES = { pending: 'badge-pending', approved: 'badge-paid', rejected: 'badge-failed' } as const;
const VERDICTS = [
  ['approved', 'approve', 'approveNamed'],
  ['rejected', 'reject', 'rejectNamed'],
] as const;

/** One charity: its status, who added it, which campaigns use it, and the other verdicts. */
export function CharityCard({ charity, language, texts, onJudge }: CharityCardProps) {
  const { id, name, approvalStatus, addedBy, createdAt, campaigns } = charity;
  const [busy, setBusy] = useState<Verdict>();
  const format = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { dateStyle: 'long' });
  const words = { date: format.format(new Date(createdAt)), person: addedBy ?? '' };

  async function applyVerdict(verdict: Verdict): Promise<void> {
    setBusy(verdict);
    await onJudge(charity, verdict);
    setBusy(undefined);
  }

  return (
    <article className="charity">
      <div className="charity-head">
        <h3>{name}</h3>
        <span className={`badge ${BADGES[approvalStatus]}`}>{texts[approvalStatus]}</span>
      </div>
      <p className="charity-origin">{fillText(addedBy === null ? texts.addedByUs : texts.added, words)}</p>
      {campaigns.length === 0 ? (
        <p>{texts.unused}</p>
      ) : (
        <details>
          <summary>
            {campaigns.length === 1
              ? texts.usedOnce
              : fillText(texts.used, { count: String(campaigns.length) })}
          </summary>
          <ul>
            {campaigns.map(({ slug, name: campaign, artistName, isActive }) => (
              <li key={slug}>
                <a href={`/${language}/campaigns/${slug}`}>{campaign}</a>, {artistName}
                {!isActive && ` (${texts.closed})`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="charity-verdicts">
        <a
          className="button button-quiet button-small"
          href={`/${language}/dashboard/charities/${id}`}
          aria-label={fillText(texts.profileNamed, { charity: name })}
        >
          {texts.profile}
        </a>
        {VERDICTS.filter(([verdict]) => verdict !== approvalStatus).map(([verdict, label, named]) => (
          <button
            key={verdict}
            type="button"
            className="button button-secondary button-small"
            aria-busy={busy === verdict}
            disabled={busy !== undefined}
            aria-label={fillText(texts[named], { charity: name })}
            onClick={() => void applyVerdict(verdict)}
          >
            {texts[label]}
          </button>
        ))}
      </div>
    </article>
  );
}
