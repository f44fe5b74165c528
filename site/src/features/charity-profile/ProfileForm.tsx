import type { EditableProfile } from '#api/charities/profile-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { pickTexts } from '#widget/client/drafts.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { formatETag } from '#api/platform/etag-rules.ts';
import { api } from '../accounts/api.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { DraftForm, type DraftTexts } from '#site/ui/DraftForm.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { checkProfile } from './check-profile.ts';
import { ProfileFields } from './ProfileFields.tsx';
import type { CharityProfileTexts } from './texts.ts';

type ProfileFormProps = WithTexts<CharityProfileTexts['form']> & {
  readonly doc: EditableProfile;
  /** Who edits it. */
  readonly owner: string;
  /** The version that is saved over; the logo's field changes it as well. */
  readonly version: number;
  readonly onVersion: (version: number) => void;
  readonly draftTexts: DraftTexts;
};

const { profile } = api.charities[':id'];

/** The texts and details of a charity's profile. What is typed is stored as a draft until it is saved. */
export function ProfileForm({
  doc,
  owner,
  version,
  onVersion,
  language,
  texts,
  draftTexts,
}: ProfileFormProps) {
  const draft = useFormDraft(`charity-${doc.id}`, owner, toValues(doc));
  const form = useForm({
    check: (values) => checkProfile(values, language),
    related: RELATED,
    send,
  });

  async function send(values: Values): Promise<FormErrors | undefined> {
    const outcome = await callEndpoint(() =>
      profile.$patch({
        param: { id: doc.id },
        json: { ...values, isAnbi: values['isAnbi'] === 'yes' },
        header: { 'if-match': formatETag(version) },
      }),
    );
    if (outcome.kind === 'done') {
      onVersion(outcome.value.doc.version);
      draft.markSaved(values);
      showFormToast('success', texts.saved);
    } else if (outcome.status === 412) {
      // What was typed stays, and replaces the other version if it is saved again.
      const latest = await callEndpoint(() => profile.$get({ param: { id: doc.id } }));
      if (latest.kind === 'done') onVersion(latest.value.doc.version);
    }
    return toFormErrors(outcome, { ...texts, failed: texts.saveFailed });
  }

  return (
    <DraftForm draft={draft} state={form} texts={draftTexts} submit={texts.save} busy={texts.saving}>
      <ProfileFields language={language} texts={texts} field={(name) => form.field(name, draft.values)} />
    </DraftForm>
  );
}

/** Fields that are right or wrong together. */
const RELATED = {
  aboutNl: ['aboutEn'],
  aboutEn: ['aboutNl'],
  tenEurosNl: ['tenEurosEn'],
  tenEurosEn: ['tenEurosNl'],
  isAnbi: ['rsin'],
};

function toValues({ isAnbi, ...doc }: EditableProfile): Values {
  const { id: _, name: __, slug: ___, approvalStatus: ____, ...fields } = doc;
  return { ...pickTexts(fields), isAnbi: isAnbi ? 'yes' : 'no' };
}
