import type { Language } from '#api/platform/rules.ts';
import { CampaignsDashboard } from '../campaigns/CampaignsDashboard.tsx';
import type { OwnCampaignTexts } from '../campaigns/OwnCampaignCard.tsx';
import { EarlierWorkPanel } from '../accounts/EarlierWorkPanel.tsx';
import { PasskeyOffer } from '../accounts/passkeys/PasskeyOffer.tsx';
import type { AccountTexts } from '../accounts/texts.ts';
import { Loading, SubmissionsView } from './SubmissionsView.tsx';
import { LeadOn } from './LeadOn.tsx';
import { SuccessBanner } from './SuccessBanner.tsx';
import type { DashboardTexts } from './texts.ts';
import { VerificationNotice } from './VerificationNotice.tsx';
import { YearLink } from '../payouts/YearLink.tsx';
import { RequireUser } from './RequireUser.tsx';

type DashboardRootProps = {
  readonly language: Language;
  readonly texts: Pick<DashboardTexts, 'shell' | 'verification' | 'submissions'> &
    Pick<AccountTexts, 'earlier'> &
    OwnCampaignTexts;
};

/**
 * The dashboard's first page by role: a fan's submissions, an owner's campaigns, an admin's overview (RULES.md,
 * "Dashboard").
 */
export function DashboardRoot({ language, texts }: DashboardRootProps) {
  const { shell, verification, submissions } = texts;
  return (
    <RequireUser texts={shell} waiting={<Loading label={shell.loading} />}>
      {(user) => {
        const messages = {
          account: submissions.successAccount,
          payment: submissions.successPayment,
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
            {user._unreviewed && <EarlierWorkPanel language={language} texts={texts.earlier} />}
            <VerificationNotice user={user} language={language} texts={{ ...verification, text }} />
          </>
        );
        switch (user.role) {
          case 'fan':
            return (
              <SubmissionsView
                language={language}
                texts={submissions}
                heading={submissions.heading}
                empty={submissions.empty}
              >
                {notices}
                <PasskeyOffer language={language} texts={submissions} />
                <YearLink language={language} text={submissions.yearStatement} />
              </SubmissionsView>
            );
          case 'celebrity':
          case 'charity':
            return (
              <CampaignsDashboard language={language} user={user} texts={texts}>
                {notices}
              </CampaignsDashboard>
            );
          case 'admin':
            return <LeadOn path={`/${language}/dashboard/admin`} waiting={shell.loading} />;
        }
      }}
    </RequireUser>
  );
}
