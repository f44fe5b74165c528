import { useEffect, useState } from 'react';
import type { ApprovalStatus } from '../../edge-api/charities/rules.ts';
import { judge, loadReview, type Review } from './charity-calls.ts';
import { CharityRow } from './CharityRow.tsx';

const FAILED = 'That was not saved. Please try again.';

/** The charities that people added: an admin approves or rejects each, and sees who uses it. */
export function CharitiesScreen() {
  const [review, setReview] = useState<Review>({ kind: 'loading' });
  const [notice, setNotice] = useState('');
  const reload = async () => setReview(await loadReview());
  useEffect(() => void reload(), []);

  async function decide(id: string, name: string, status: ApprovalStatus) {
    const isSaved = await judge(id, status);
    setNotice(isSaved ? `${name} is ${status} now.` : FAILED);
    await reload();
  }

  return (
    <section aria-labelledby="charities" style={{ maxWidth: 880, margin: '0 auto', padding: 32 }}>
      <h1 id="charities" style={{ fontSize: 28, fontWeight: 700, marginBottom: 8 }}>
        Charities
      </h1>
      <p style={{ color: '#475569', marginBottom: 24 }}>
        What people add while they make a campaign waits here. Only approved charities are offered to
        everybody.
      </p>
      <p role="status" style={{ minHeight: 24, fontWeight: 600 }}>
        {notice}
      </p>
      <Content review={review} onDecide={decide} onRetry={reload} />
    </section>
  );
}

type ContentProps = {
  readonly review: Review;
  readonly onDecide: (id: string, name: string, status: ApprovalStatus) => Promise<void>;
  readonly onRetry: () => Promise<void>;
};

function Content({ review, onDecide, onRetry }: ContentProps) {
  switch (review.kind) {
    case 'loading':
      return <p>Loading…</p>;
    case 'visitor':
      return (
        <p>
          This screen asks for your account on the site, beside the editor. <LoginLink />
        </p>
      );
    case 'not-admin':
      return (
        <p>
          Your account on the site is not an admin’s. <LoginLink />
        </p>
      );
    case 'unreachable':
      return (
        <p role="alert">
          The charities could not be loaded.{' '}
          <button type="button" style={{ textDecoration: 'underline' }} onClick={() => void onRetry()}>
            Try again
          </button>
        </p>
      );
    case 'charities':
      return review.charities.length === 0 ? (
        <p>Nobody has added a charity yet.</p>
      ) : (
        <ul style={{ display: 'grid', gap: 12 }}>
          {review.charities.map((charity) => (
            <CharityRow
              key={charity.id}
              charity={charity}
              onDecide={(status) => onDecide(charity.id, charity.name, status)}
            />
          ))}
        </ul>
      );
  }
}

function LoginLink() {
  return (
    <a
      href="/en/login"
      target="_blank"
      rel="noopener"
      style={{ color: '#5b2a9d', textDecoration: 'underline' }}
    >
      Log in as an admin (new tab), then open this screen again
    </a>
  );
}
