import type { User } from '#api/accounts/contract.ts';
import type { OwnStory } from '#api/stories/contract.ts';
import { STORY_WITHDRAWN, TEXT } from '#api/stories/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';
import type { StoryPageTexts } from './story-page-texts.ts';
import { storyPath } from './story-path.ts';
import type { StoryTexts } from './texts.ts';
import './stories.css';
import { useState } from 'react';
import { Field, TextareaField } from '#site/ui/Field.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { DraftForm } from '#site/ui/DraftForm.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { checkStory } from './check-story.ts';
import { StoryPictures, type DescribedPicture } from './StoryPictures.tsx';
import { ConfirmButton } from '#site/ui/ConfirmButton.tsx';

type StoryPageProps = WithTexts<StoryPageTexts> & {
  readonly id: string;
  readonly user: User;
  readonly first: OwnStory;
};

/** The page on which an owner tells how the meeting went. */
export function StoryPage({ language, id, user, first, texts }: StoryPageProps) {
  const { owner: t } = texts;
  const read = api.campaigns[':id'].story.$get;
  const { value, refresh } = useResource((signal) => read({ param: { id } }, { init: { signal } }), {
    first: { doc: first },
  });
  const { doc: own } = value;
  const { campaign, story, isOver, withdrawnAt } = own;
  if (withdrawnAt !== null)
    return (
      <>
        <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
        <p className="notice notice-warning">{STORY_WITHDRAWN[language]}</p>
      </>
    );
  if (isOver || story)
    return (
      <>
        <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
        <p className="lead">{t.lead}</p>
        <div className="story-telling column">
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
    );
  return (
    <Empty heading={<h1>{t.tooSoonTitle}</h1>} text={fillText(t.tooSoon, { campaign: campaign.name })} />
  );
}

function getMailText({ isMailed, participants }: OwnStory, texts: StoryTexts['owner']): string {
  if (isMailed) return texts.mailed;
  return participants === 1 ? texts.mailOne : fillText(texts.mail, { count: String(participants) });
}

type StoryFormProps = WithTexts<StoryPageTexts> & {
  readonly id: string;
  readonly own: OwnStory;
  readonly owner: string;
  readonly onChanged: () => Promise<unknown>;
};

/** The story of a meeting, to publish or to change. What is typed is stored as a draft until it is saved. */
function StoryForm({ language, id, own, owner, texts, onChanged }: StoryFormProps) {
  const { story, campaign } = own;
  const t = texts.owner;
  const [pictures, setPictures] = useState<readonly DescribedPicture[]>(() =>
    (story?.pictures ?? []).map((media) => ({ media, alt: media.alt })),
  );
  const [isUploading, setUploading] = useState(false);
  const draft = useFormDraft(`story-${id}`, owner, { title: story?.title ?? '', text: story?.text ?? '' });
  const form = useForm({
    draft,
    check: (values) => checkStory(values, language),
    fixErrors: t.fixErrors,
    send,
  });

  async function send(values: Values): Promise<FormErrors | undefined> {
    if (isUploading) return { failure: t.stillUploading };
    const { title = '', text = '' } = values;
    const described = pictures.map(({ media, alt }) => ({ id: media.id, alt }));
    const call = { param: { id }, json: { title, text, pictures: described } };
    const outcome = await api.campaigns[':id'].story.$put(call);
    if (outcome.kind === 'done') {
      draft.markSaved(values);
      showFormToast('success', t.saved);
      await onChanged();
    }
    return toFormErrors(outcome, { failed: t.failed, unreachable: t.unreachable });
  }

  return (
    <>
      <DraftForm
        draft={draft}
        state={form}
        texts={texts.draft}
        submit={story === null ? t.publish : t.save}
        busy={t.saving}
      >
        <Field label={t.storyTitle} {...form.field('title')} />
        <TextareaField
          label={t.text}
          help={fillText(t.textHelp, { min: String(TEXT.min), max: String(TEXT.max) })}
          {...form.field('text')}
          rows={12}
        />
        <StoryPictures
          pictures={pictures}
          problems={form.problems}
          texts={texts}
          onChange={setPictures}
          onUploading={setUploading}
        />
        <p>{getMailText(own, t)}</p>
      </DraftForm>
      {story && (
        <div className="row">
          <a className="button button-secondary" href={storyPath(language, campaign.slug)}>
            {t.view}
          </a>
          <RemoveStory id={id} texts={t} onRemoved={onChanged} />
        </div>
      )}
    </>
  );
}

type RemoveStoryProps = {
  readonly id: string;
  readonly texts: StoryTexts['owner'];
  readonly onRemoved: () => Promise<unknown>;
};

function RemoveStory({ id, texts, onRemoved }: RemoveStoryProps) {
  async function remove(): Promise<void> {
    const outcome = await api.campaigns[':id'].story.$delete({ param: { id } });
    if (outcome.kind !== 'done') {
      showFormToast('error', outcome.message ?? texts.unreachable);
      return;
    }
    showFormToast('success', texts.removed);
    await onRemoved();
  }

  return (
    <ConfirmButton
      label={texts.remove}
      className="button button-danger"
      title={texts.removeTitle}
      message={texts.removeMessage}
      confirmLabel={texts.remove}
      cancelLabel={texts.removeKeep}
      loadingLabel={texts.removing}
      danger
      onConfirm={remove}
    />
  );
}
