import type { User } from '#api/accounts/contract.ts';
import type { OwnStory } from '#api/stories/contract.ts';
import { STORY_WITHDRAWN } from '#api/stories/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { BackLink } from '#site/ui/BackLink.tsx';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { StoryForm } from './StoryForm.tsx';
import type { StoryPageTexts } from './story-page-texts.ts';
import { storyPath } from './story-path.ts';
import type { StoryTexts } from './texts.ts';
import './stories.css';

type StoryPageProps = WithTexts<StoryPageTexts> & {
  /** The campaign's id. */
  readonly id: string;
  readonly user: User;
  readonly first: OwnStory;
};

/** The page on which an owner tells how the meeting went. */
export function StoryPage({ language, id, user, first, texts }: StoryPageProps) {
  const { owner: t, common } = texts;
  const read = api.campaigns[':id'].story.$get;
  const { value, refresh } = useResource(
    (signal) => callEndpoint(() => read({ param: { id } }, { init: { cache: 'no-store', signal } })),
    { first: { doc: first } },
  );
  const { doc: own } = value;
  const { campaign, story, isOver, withdrawnAt } = own;
  if (withdrawnAt !== null)
    return (
      <>
        <BackLink language={language} label={common.back} />
        <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
        <p className="notice notice-warning">{STORY_WITHDRAWN[language]}</p>
      </>
    );
  return (
    <>
      <BackLink language={language} label={common.back} />
      {isOver || story ? (
        <>
          <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
          <p className="lead">
            {t.lead} {getMailText(own, t)}
          </p>
          <div className="story-telling">
            {story && (
              <p>
                <a className="link" href={storyPath(language, campaign.slug)}>
                  {t.view}
                </a>
              </p>
            )}
            <StoryForm
              key={story === null ? 'new' : 'told'}
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
          <p>{fillText(t.tooSoon, { campaign: campaign.name })}</p>
          <a className="button" href={`/${language}/dashboard`}>
            {t.toCampaign}
          </a>
        </div>
      )}
    </>
  );
}

function getMailText({ isMailed, participants }: OwnStory, texts: StoryTexts['owner']): string {
  if (isMailed) return texts.mailed;
  return participants === 1 ? texts.mailOne : fillText(texts.mail, { count: String(participants) });
}
