import type { Language } from '#api/platform/rules.ts';
import { Loading, SubmissionsView } from './SubmissionsView.tsx';
import type { DashboardTexts } from './texts.ts';
import { VerificationNotice } from './VerificationNotice.tsx';
import { YearLink } from '../payouts/YearLink.tsx';
import { RequireUser } from './RequireUser.tsx';

type SubscribedViewProps = {
  readonly language: Language;
  readonly texts: Pick<DashboardTexts, 'shell' | 'verification' | 'submissions' | 'subscribed'>;
};

/** 'Your Subscribed Campaigns': the same cards; a failed retry has other texts, and can be dismissed. */
export function SubscribedView({ language, texts }: SubscribedViewProps) {
  const { shell, verification, submissions, subscribed } = texts;
  const payment = {
    processing: submissions.busy,
    somethingWrong: subscribed.paymentFailed,
    retryUnreachable: subscribed.paymentUnreachable,
    dismiss: subscribed.dismiss,
  };
  return (
    <RequireUser texts={shell} waiting={<Loading label={shell.loading} />}>
      {(user) => (
        <SubmissionsView
          language={language}
          texts={submissions}
          heading={subscribed.heading}
          empty={user.role === 'celebrity' ? subscribed.emptyCelebrity : subscribed.empty}
          payment={payment}
        >
          <VerificationNotice user={user} language={language} texts={verification} />
          <YearLink language={language} text={submissions.yearStatement} />
        </SubmissionsView>
      )}
    </RequireUser>
  );
}
