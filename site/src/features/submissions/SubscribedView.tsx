import type { Language } from '#api/platform/rules.ts';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import { SubmissionsView } from './SubmissionsView.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import type { SubmissionTexts } from './texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';
import { YearLink } from '../payouts/YearLink.tsx';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';

type SubscribedViewProps = {
  readonly language: Language;
  readonly texts: Pick<ShellTexts, 'shell' | 'verification'> &
    Pick<SubmissionTexts, 'submissions' | 'subscribed'>;
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
    <RequireUser texts={shell} waiting={<LoadingCards label={shell.loading} />}>
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
