import type { User } from '#api/accounts/contract.ts';
import type { OwnStory } from '#api/stories/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CampaignPageFrame, PageSkeleton } from '../campaigns/CampaignPageFrame.tsx';
import { readStory } from './story-calls.ts';
import { StoryForm } from './StoryForm.tsx';
import type { StoryPageTexts } from './story-page-texts.ts';
import { storyPath } from './story-path.ts';
import type { StoryTexts } from './texts.ts';
import './stories.css';

type StoryPageProps = {
  readonly language: Language;
  /** The campaign's id. */
  readonly id: string;
  readonly shell: ShellTexts['shell'];
  readonly texts: StoryPageTexts;
};

/** The page on which an owner tells how the meeting went. */
export function StoryPage({ shell, ...props }: StoryPageProps) {
  const { owner, common } = props.texts;
  const waiting = <PageSkeleton title={owner.pageTitle} label={common.loading} />;
  return (
    <RequireUser texts={shell} waiting={waiting}>
      {(user) => <StoryView {...props} user={user} />}
    </RequireUser>
  );
}

type StoryViewProps = Omit<StoryPageProps, 'shell'> & { readonly user: User };

function StoryView({ language, id, texts, user }: StoryViewProps) {
  const { owner: t, common } = texts;
  const { resource, reload, refresh } = useResource((signal) => readStory(id, signal));
  return (
    <CampaignPageFrame
      language={language}
      resource={resource}
      texts={common}
      title={t.pageTitle}
      onRetry={reload}
    >
      {(own) =>
        own.isOver || own.story ? (
          <>
            <h1>{fillText(t.title, { campaign: own.campaign.name })}</h1>
            <p className="lead">
              {t.lead} {getMailText(own, t)}
            </p>
            <div className="story-telling">
              {own.story && (
                <p>
                  <a className="link" href={storyPath(language, own.campaign.slug)}>
                    {t.view}
                  </a>
                </p>
              )}
              <StoryForm
                key={own.story === null ? 'new' : 'told'}
                language={language}
                id={id}
                texts={texts}
                own={own}
                owner={user.id}
                onChanged={refresh}
              />
            </div>
          </>
        ) : (
          <div className="empty">
            <h1>{t.tooSoonTitle}</h1>
            <p>{fillText(t.tooSoon, { campaign: own.campaign.name })}</p>
            <a className="button" href={`/${language}/dashboard`}>
              {t.toCampaign}
            </a>
          </div>
        )
      }
    </CampaignPageFrame>
  );
}

function getMailText({ isMailed, participants }: OwnStory, texts: StoryTexts['owner']): string {
  if (isMailed) return texts.mailed;
  return participants === 1 ? texts.mailOne : fillText(texts.mail, { count: String(participants) });
}
