import { useId } from 'react';
import { SECOND_MS } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatNumber } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import type { CancellationTexts } from './texts.ts';
import '#site/ui/progress.css';
import { api } from '../accounts/api.ts';

/** Interval at which the refunds are polled until the last one. */
const REFUNDS_POLL_MS = 5 * SECOND_MS;

type RefundProgressProps = WithTexts<CancellationTexts['refunds']> & {
  readonly id: string;
  readonly role: EndingRole;
};

/** Shows how many payments of an ended campaign have been refunded. */
export function RefundProgress({ id, role, language, texts }: RefundProgressProps) {
  const title = useId();
  const { resource, reload } = useResource(
    (signal) => ENDINGS[role].refunds.$get({ param: { id } }, { init: { signal } }),
    {
      everyMs: REFUNDS_POLL_MS,
      isDue: (now) => now.kind === 'ready' && now.value.refunds.refunded < now.value.refunds.total,
    },
  );
  if (resource.kind === 'loading') return null;
  if (resource.kind === 'failed') {
    return (
      <p className="refund-progress">
        {texts.failed}{' '}
        <button type="button" className="link" onClick={reload}>
          {texts.retry}
        </button>
      </p>
    );
  }
  const { total, refunded } = resource.value.refunds;
  if (total === 0) return <p className="refund-progress">{texts.none}</p>;
  const format = (count: number) => formatNumber(count, language);
  return (
    <div className="refund-progress">
      <span id={title} className="visually-hidden">
        {texts.title}
      </span>
      <progress className="progress" aria-labelledby={title} max={total} value={refunded} />
      <p className="num">{fillText(texts.progress, { refunded: format(refunded), total: format(total) })}</p>
    </div>
  );
}

const { campaigns, admin } = api;

/** The endpoints that end a campaign, for its owner or an admin. */
export const ENDINGS = {
  owner: { refunds: campaigns[':id'].refunds, end: campaigns[':id'].cancel },
  admin: { refunds: admin.campaigns[':id'].refunds, end: admin.campaigns[':id'].stop },
} as const;

/** The role in which a person ends a campaign. */
export type EndingRole = keyof typeof ENDINGS;
