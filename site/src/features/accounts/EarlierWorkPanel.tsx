import type { EarlierWork } from '#api/privacy/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatFullDate } from '#site/i18n/format.ts';
import { ConfirmButton } from '#site/ui/ConfirmButton.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { leaveFor, useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from './api.ts';
import { callWithStepUp } from './step-up/step-up.ts';
import type { AccountTexts } from './texts.ts';
import './account-forms.css';

type EarlierWorkPanelProps = WithTexts<AccountTexts['earlier']> & {
  /** The earlier work, if the server has rendered it. */
  readonly work?: EarlierWork;
};

const readEarlier = () => api.users.me.earlier.$get();

/** Shows what was created with the person's address before they verified it, for them to keep or delete. */
export function EarlierWorkPanel({ work, language, texts }: EarlierWorkPanelProps) {
  const { resource } = useResource(readEarlier, work && { first: { doc: work } });
  const { isBusy, alert, run } = useCall();

  async function decide(keep: boolean): Promise<string | undefined> {
    const outcome = await callWithStepUp(() => api.users.me.earlier.$post({ json: { keep } }));
    if (outcome.kind !== 'done') return outcome.message ?? texts.failed;
    return leaveFor(`/${language}${keep ? '/dashboard?success=kept' : ''}`);
  }

  if (resource.kind === 'loading') return null;
  if (resource.kind === 'failed') return <FormFailure text={resource.failure.message ?? texts.failed} />;
  const { registeredAt, campaigns } = resource.value.doc;
  return (
    <section className="panel earlier column" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <p>
        {fillText(texts.text, { date: formatFullDate(registeredAt, language) })}
        {campaigns.length > 0 && ` ${texts.hidden}`}
      </p>
      <WorkList work={resource.value.doc} texts={texts} />
      <FormFailure text={alert} />
      <div className="row" aria-busy={isBusy}>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => void run(() => decide(true))}
        >
          {texts.keep}
        </button>
        <ConfirmButton
          label={texts.delete}
          className="button button-secondary"
          isDisabled={isBusy}
          title={texts.deleteTitle}
          message={texts.deleteText}
          confirmLabel={texts.deleteConfirm}
          cancelLabel={texts.cancel}
          danger
          onConfirm={() => void run(() => decide(false))}
        />
      </div>
    </section>
  );
}

function WorkList({ work, texts }: { readonly work: EarlierWork; readonly texts: AccountTexts['earlier'] }) {
  const { name, campaigns, answers } = work;
  return (
    <ul>
      {name !== '' && <li>{fillText(texts.name, { name })}</li>}
      {campaigns.map((campaign) => (
        <li key={campaign.id}>{fillText(texts.campaign, { name: campaign.name })}</li>
      ))}
      {answers.map(({ id, campaign, answer }) => (
        <li key={id}>{fillText(texts.answer, { campaign, answer })}</li>
      ))}
    </ul>
  );
}
