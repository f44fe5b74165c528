import type { CelebrityProfile } from '#api/celebrities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { toPersonalFields } from '../accounts/sign-up.ts';
import { api } from '../accounts/api.ts';
import { checkPersonal, toProblemMessages } from '../accounts/checks.ts';
import { PersonalFields } from '../accounts/PersonalFields.tsx';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { ImageTexts } from '#site/features/media/texts.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { pickTexts } from '#widget/client/drafts.ts';
import { DraftForm, type DraftTexts } from '#site/ui/DraftForm.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { ImageField } from '#site/features/media/ImageField.tsx';
import { useSavedPicture } from '#site/features/media/use-saved-picture.ts';

type CelebrityFormProps = {
  /** Undefined if the account has no profile. */
  readonly doc: CelebrityProfile | undefined;
  readonly owner: string;
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'personal' | 'problems'> & {
    readonly image: ImageTexts;
    readonly draft: DraftTexts;
  };
};

const endpoint = api['celebrities-custom'][':id'];

/** Edits a celebrity's profile (RULES.md, "Data"); if it is missing, refers to support (RULES.md, "Roles"). */
export function CelebrityForm({ doc, owner, language, texts }: CelebrityFormProps) {
  const { profile } = texts;
  return (
    <Panel title={profile.celebrity} text={profile.celebrityHelp}>
      {doc ? (
        <>
          <AvatarField doc={doc} image={texts.image} texts={texts} />
          <Form doc={doc} owner={owner} language={language} texts={texts} />
        </>
      ) : (
        <FormFailure text={profile.inconsistent} />
      )}
    </Panel>
  );
}

function Form({ doc, owner, language, texts }: CelebrityFormProps & { readonly doc: CelebrityProfile }) {
  const { common, profile, personal, problems: sentences } = texts;
  const { socialMedia, avatar: _avatar, ...values } = doc;
  const draft = useFormDraft('celebrity', owner, pickTexts({ ...values, ...socialMedia }));
  const form = useForm({
    draft,
    check: (typed) => toProblemMessages(checkPersonal(typed), sentences),
    send: async (typed) => {
      const { instagram = '', twitter = '', facebook = '' } = typed;
      const json = { ...toPersonalFields(typed), socialMedia: { instagram, twitter, facebook } };
      const outcome = await endpoint.$patch({ param: { id: doc.id }, json });
      if (outcome.kind === 'done') {
        draft.markSaved(typed);
        showToast('success', profile.saved);
      }
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  return (
    <DraftForm
      draft={draft}
      state={form}
      texts={texts.draft}
      submit={profile.saveCelebrity}
      busy={profile.saving}
      buttonClass="button button-secondary"
    >
      <PersonalFields
        language={language}
        texts={personal}
        optional={common.optional}
        problems={form.problems}
        values={draft.values}
      />
      <fieldset className="form">
        <legend className="group">{profile.socialMedia}</legend>
        <div className="form-row">
          {(['instagram', 'twitter', 'facebook'] as const).map((name) => (
            <Field
              key={name}
              label={profile[name]}
              optional={common.optional}
              {...form.field(name)}
              problem={form.problems[`socialMedia.${name}`]}
            />
          ))}
        </div>
      </fieldset>
    </DraftForm>
  );
}

type AvatarFieldProps = {
  readonly doc: CelebrityProfile;
  readonly image: ImageTexts;
  readonly texts: Pick<AccountTexts, 'common' | 'profile'>;
};

/** A celebrity's portrait, which replaces the initials as soon as it is uploaded. */
export function AvatarField({ doc, image, texts: { common, profile } }: AvatarFieldProps) {
  const field = useSavedPicture(doc.avatar, async (avatar) => {
    const outcome = await endpoint.$patch({ param: { id: doc.id }, json: { avatar } });
    if (outcome.kind === 'done') return undefined;
    return outcome.kind === 'unreachable' ? common.unreachable : profile.saveFailed;
  });
  return (
    <ImageField
      texts={{ ...image, label: profile.avatar, help: profile.avatarHelp, preview: profile.avatarPreview }}
      optional={common.optional}
      {...field}
      isPortrait
    />
  );
}
