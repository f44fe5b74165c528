import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { EarlierWork } from '#api/privacy/contract.ts';
import type { Pages } from '#widget/client/use-pages.ts';
import {
  CampaignsDashboard,
  type CampaignsDashboardProps,
} from '#site/features/management/CampaignsDashboard.tsx';
import type { OwnCampaignTexts } from '#site/features/management/texts.ts';
import { EarlierWorkPanel } from '#site/features/accounts/EarlierWorkPanel.tsx';
import { SuspensionNotice } from '#site/features/accounts/SuspensionNotice.tsx';
import type { AccountTexts } from '#site/features/accounts/texts.ts';
import type { LoadedSubmissions } from '#site/features/submissions/load-submissions.ts';
import { SubmissionsView } from '#site/features/submissions/SubmissionsView.tsx';
import type { ShellTexts } from '#site/features/accounts/shell/texts.ts';
import type { CardTexts } from '#site/features/submissions/SubmissionCard.tsx';
import { VerificationNotice } from '#site/features/accounts/shell/VerificationNotice.tsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSpentParameter } from '#site/ui/use-spent-parameter.ts';

type DashboardRootProps = Pick<CampaignsDashboardProps, 'charity' | 'figures'> & {
  readonly user: User;
  /** What was created with the person's address before they verified it, until they have decided on it. */
  readonly earlier: EarlierWork | undefined;
  /** For a fan who runs no campaigns. */
  readonly submissions: { readonly loaded: LoadedSubmissions; readonly texts: CardTexts } | undefined;
  /** For an owner, or a member of an owner's team. */
  readonly campaigns: { readonly first: Pages<Campaign>; readonly texts: OwnCampaignTexts } | undefined;
  /** The server's time when it rendered the page, in milliseconds. */
  readonly servedAt: number;
  readonly success: string | null;
  readonly language: Language;
  readonly texts: Pick<ShellTexts, 'verification' | 'suspension'> &
    Pick<AccountTexts, 'earlier'> & { readonly ready: string };
};

/** The dashboard's first page: a fan's submissions, or an owner's or team's campaigns (RULES.md, "Dashboard"). */
export function DashboardRoot(props: DashboardRootProps) {
  const { submissions, campaigns, language } = props;
  if (submissions)
    return (
      <SubmissionsView {...submissions} language={language}>
        <Notices {...props} />
      </SubmissionsView>
    );
  if (campaigns)
    return (
      <CampaignsDashboard {...props} {...campaigns}>
        <Notices {...props} />
      </CampaignsDashboard>
    );
  return null;
}

function Notices({ user, earlier, campaigns, success, language, texts }: DashboardRootProps) {
  const { verification } = texts;
  const created = campaigns?.texts.campaigns;
  const messages = {
    account: texts.ready,
    kept: (
      <>
        {texts.earlier.kept}{' '}
        <a href={`/${language}/dashboard/profile#password`}>{texts.earlier.choosePassword}</a>
      </>
    ),
    campaign: user._verified ? created?.successCreated : created?.successNotPublic,
  };
  const text = user.role === 'fan' ? verification.text : verification.textOwner;
  return (
    <>
      <SuccessBanner name={success} messages={messages} />
      {user._suspended && (
        <SuspensionNotice suspended={user._suspended} language={language} texts={texts.suspension} />
      )}
      {earlier && <EarlierWorkPanel work={earlier} language={language} texts={texts.earlier} />}
      <VerificationNotice user={user} language={language} texts={{ ...verification, text }} />
    </>
  );
}

type SuccessBannerProps = {
  readonly name: string | null;
  readonly messages: Readonly<Record<string, ReactNode>>;
};

/** Shows the message for `?success` once, and removes the parameter from the address. */
function SuccessBanner({ name, messages }: SuccessBannerProps) {
  const message = name !== null && Object.hasOwn(messages, name) ? messages[name] : undefined;
  useSpentParameter('success');

  return (
    <div role="status">
      {message !== undefined && (
        <p className="notice notice-success">
          <CircleCheck aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
