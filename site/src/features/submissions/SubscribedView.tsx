import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { SubmissionsView } from './SubmissionsView.tsx';
import type { LoadedSubmissions } from './load-submissions.ts';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import type { SubmissionTexts } from './texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';

type SubscribedViewProps = WithTexts<
  Pick<ShellTexts, 'verification'> & Pick<SubmissionTexts, 'submissions' | 'subscribed'>
> & { readonly user: User; readonly loaded: LoadedSubmissions };

/** 'Your Subscribed Campaigns': the same cards, with other texts for a failed retry, which can be dismissed. */
export function SubscribedView({ user, loaded, language, texts }: SubscribedViewProps) {
  const { verification, submissions, subscribed } = texts;
  const empty = user.role === 'celebrity' ? subscribed.emptyCelebrity : subscribed.empty;
  return (
    <SubmissionsView loaded={loaded} language={language} texts={{ ...submissions, ...subscribed, empty }}>
      <VerificationNotice user={user} language={language} texts={verification} />
    </SubmissionsView>
  );
}
