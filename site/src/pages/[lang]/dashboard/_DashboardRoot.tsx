import { useEffect } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { CampaignsDashboard } from '#site/features/management/CampaignsDashboard.tsx';
import type { OwnCampaignTexts } from '#site/features/management/OwnCampaignCard.tsx';
import { EarlierWorkPanel } from '#site/features/accounts/EarlierWorkPanel.tsx';
import { SuspensionNotice } from '#site/features/accounts/SuspensionNotice.tsx';
import type { AccountTexts } from '#site/features/accounts/texts.ts';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import { SubmissionsView } from '#site/features/submissions/SubmissionsView.tsx';
import { SuccessBanner } from '#site/ui/SuccessBanner.tsx';
import type { ShellTexts } from '#site/features/accounts/shell/texts.ts';
import type { SubmissionTexts } from '#site/features/submissions/texts.ts';
import { VerificationNotice } from '#site/features/accounts/shell/VerificationNotice.tsx';
import { YearLink } from '#site/features/payouts/YearLink.tsx';
import { RequireUser } from '#site/features/accounts/shell/RequireUser.tsx';

type DashboardRootProps = {
  readonly language: Language;
  readonly texts: Pick<ShellTexts, 'shell' | 'verification' | 'suspension'> &
    Pick<SubmissionTexts, 'submissions'> &
    Pick<AccountTexts, 'earlier'> &
    OwnCampaignTexts;
};

/**
 * The dashboard's first page by role: a fan's submissions, the campaigns of an owner or a team, an admin's overview (RULES.md,
 * "Dashboard").
 */
export function DashboardRoot({ language, texts }: DashboardRootProps) {
  const { shell, verification, submissions } = texts;
  return (
    <RequireUser texts={shell} waiting={<LoadingCards label={shell.loading} />}>
      {(user) => {
        const messages = {
          account: submissions.successAccount,
          kept: (
            <>
              {texts.earlier.kept}{' '}
              <a href={`/${language}/dashboard/profile#password`}>{texts.earlier.choosePassword}</a>
            </>
          ),
          campaign: user._verified ? texts.campaigns.successCreated : texts.campaigns.successNotPublic,
        };
        const text = user.role === 'fan' ? verification.text : verification.textOwner;
        const notices = (
          <>
            <SuccessBanner messages={messages} />
            {user._suspended && (
              <SuspensionNotice suspended={user._suspended} language={language} texts={texts.suspension} />
            )}
            {user._unreviewed && <EarlierWorkPanel language={language} texts={texts.earlier} />}
            <VerificationNotice user={user} language={language} texts={{ ...verification, text }} />
          </>
        );
        const campaigns = (
          <CampaignsDashboard language={language} user={user} texts={texts}>
            {notices}
          </CampaignsDashboard>
        );
        switch (user.role) {
          case 'fan':
            return user._inTeam ? (
              campaigns
            ) : (
              <SubmissionsView
                language={language}
                texts={submissions}
                heading={submissions.heading}
                empty={submissions.empty}
              >
                {notices}
                <YearLink language={language} text={submissions.yearStatement} />
              </SubmissionsView>
            );
          case 'celebrity':
          case 'charity':
            return campaigns;
          case 'admin':
            return <LeadOn path={`/${language}/dashboard/admin`} waiting={shell.loading} />;
        }
      }}
    </RequireUser>
  );
}

/** Leads on to another page, which takes this one's place in the history. */
function LeadOn({ path, waiting }: { readonly path: string; readonly waiting: string }) {
  useEffect(() => location.replace(path), [path]);
  return <LoadingCards label={waiting} />;
}
