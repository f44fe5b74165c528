import { useState } from 'react';
import type { CharityInReview } from '../../edge-api/charities/contract.ts';
import type { ApprovalStatus } from '../../edge-api/charities/rules.ts';

type CharityRowProps = {
  readonly charity: CharityInReview;
  readonly onDecide: (status: ApprovalStatus) => Promise<void>;
};

const BUTTON = {
  padding: '6px 14px',
  border: '1px solid #94a3b8',
  borderRadius: 8,
  fontWeight: 600,
} as const;
const COLOURS = { pending: '#b45309', approved: '#15803d', rejected: '#c81e2b' } as const;

/** One charity: where it stands, who added it, which campaigns use it, and the two verdicts. */
export function CharityRow({ charity, onDecide }: CharityRowProps) {
  const { name, approvalStatus, addedBy, createdAt, campaigns } = charity;
  const [isBusy, setIsBusy] = useState(false);

  async function decide(status: ApprovalStatus) {
    setIsBusy(true);
    await onDecide(status);
    setIsBusy(false);
  }

  return (
    <li style={{ padding: 16, border: '1px solid #e2e8f0', borderRadius: 12, background: '#fff' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <div style={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <h2 style={{ fontSize: 18, fontWeight: 700 }}>{name}</h2>
          <p style={{ fontSize: 14, color: '#475569' }}>
            <strong style={{ color: COLOURS[approvalStatus] }}>{approvalStatus}</strong>
            {` · added ${new Date(createdAt).toLocaleDateString('en-GB')} by ${addedBy ?? 'us'}`}
          </p>
        </div>
        {approvalStatus !== 'approved' && (
          <button
            type="button"
            style={BUTTON}
            disabled={isBusy}
            aria-label={`Approve ${name}`}
            onClick={() => void decide('approved')}
          >
            Approve
          </button>
        )}
        {approvalStatus !== 'rejected' && (
          <button
            type="button"
            style={BUTTON}
            disabled={isBusy}
            aria-label={`Reject ${name}`}
            onClick={() => void decide('rejected')}
          >
            Reject
          </button>
        )}
      </div>
      {campaigns.length === 0 ? (
        <p style={{ fontSize: 14, color: '#475569', marginTop: 8 }}>No campaign uses it.</p>
      ) : (
        <details style={{ fontSize: 14, marginTop: 8 }}>
          <summary>
            {campaigns.length === 1 ? '1 campaign uses it' : `${campaigns.length} campaigns use it`}
          </summary>
          <ul style={{ marginTop: 8 }}>
            {campaigns.map((campaign) => (
              <li key={campaign.slug}>
                <a href={`/en/campaigns/${campaign.slug}`} target="_blank" rel="noopener">
                  {campaign.name}, {campaign.artistName}
                </a>
                {!campaign.isActive && ' (closed)'}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
