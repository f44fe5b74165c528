import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';
import { checkNotBlank, toProblemMessages } from '../accounts/checks.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { AddPasskey } from '../accounts/passkeys/AddPasskey.tsx';
import { hasPasskeys } from '../accounts/passkeys/ask-for-passkey.ts';
import { readPasskeys } from '../accounts/passkeys/passkey-calls.ts';
import { $user, setUser } from '../accounts/session-state.ts';
import { startSession } from '../accounts/session.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { ContactChoice } from '../contact/ContactChoice.tsx';
import type { Ticket } from '../sharing/use-ticket-picture.ts';
import type { PaymentTexts } from './payment-texts.ts';
import './after-paying.css';

export type AfterPayingTexts = Pick<AccountTexts, 'passkeys' | 'problems'>;
type AfterPayingProps = WithTexts<PaymentTexts> & {
  readonly submission: Pick<Submission, 'id' | 'campaign' | 'contact'>;
  readonly accountTexts: AfterPayingTexts;
};

const SharePanel = lazy(() => import('../sharing/SharePanel.tsx'));

type ShareTicketProps = WithTexts<PaymentTexts> & {
  readonly submissionId: string;
  /** Undefined for one who paid on a partner's page, who shares without a link and a ticket of their own. */
  readonly submission: Pick<Submission, 'campaign' | 'minute'> | undefined;
  readonly campaign: { readonly slug: string; readonly celebrityName: string; readonly dial: Ticket['dial'] };
};

/** Lets a fan who has paid invite others. */
export function ShareTicket({ submissionId, submission, campaign, language, texts }: ShareTicketProps) {
  const user = useStore($user, { ssr: 'initial' });
  useEffect(() => void startSession(), []);
  const [firstName = ''] = user?.name.split(' ') ?? [];
  const ticket = submission && { ...submission, dial: campaign.dial, firstName, language };
  // Another name recreates the panel, because the link and the ticket show it.
  const panel = { submissionId, campaign, ticket, language, texts };
  return (
    <div className="share-ticket-panel">
      <Suspense>{user !== undefined && <SharePanel key={firstName} {...panel} />}</Suspense>
    </div>
  );
}

/** Offers a fan who has paid to enter a name, allow contact and create a passkey. */
export function AfterPaying({ submission, language, texts, accountTexts }: AfterPayingProps) {
  const { campaign } = submission;
  const user = useStore($user, { ssr: 'initial' });
  /** Whether the person had no name when first loaded; the name field then stays, even once it is filled in. */
  const [isNameless, setNameless] = useState<boolean>();
  if (user && isNameless === undefined) setNameless(user.name === '');
  const { resource } = useResource(readPasskeys);
  const needsPasskey = resource.kind === 'ready' && resource.value.docs.length === 0 && hasPasskeys();
  return (
    <Panel title={texts.afterTitle} text={texts.afterText}>
      <ul className="after-paying">
        {user && isNameless && (
          <li>
            <NameForm
              user={user}
              celebrityName={campaign.celebrity.name}
              texts={texts}
              problems={accountTexts.problems}
            />
          </li>
        )}
        {submission.contact && (
          <li>
            <ContactChoice
              submissionId={submission.id}
              contact={submission.contact}
              language={language}
              failed={texts.paymentFailed}
            />
          </li>
        )}
        {needsPasskey && (
          <li>
            <h3>{texts.afterPasskey}</h3>
            <p>{accountTexts.passkeys.text}</p>
            <AddPasskey language={language} texts={accountTexts.passkeys} />
          </li>
        )}
      </ul>
    </Panel>
  );
}

type NameFormProps = {
  readonly user: User;
  readonly celebrityName: string;
  readonly texts: PaymentTexts;
  readonly problems: AccountTexts['problems'];
};

/** Asks a person without a name for it, and says what it is used for. */
function NameForm({ user, celebrityName, texts, problems }: NameFormProps) {
  const form = useForm({
    check: (values) => toProblemMessages(checkNotBlank(values, 'name', 'nameRequired'), problems),
    send: async ({ name = '' }) => {
      const outcome = await api.users.me.$patch({ json: { name } });
      if (outcome.kind === 'done') setUser(outcome.value.user);
      return toFormErrors(outcome, { failed: texts.paymentFailed });
    },
  });
  const help = fillText(texts.afterNameHelp, { celebrity: celebrityName });
  const done = user.name !== '' && fillText(texts.afterNameSaved, { name: user.name });
  return (
    <>
      <h3>{texts.afterName}</h3>
      <Form
        state={form}
        submit={texts.afterNameSave}
        busy={texts.busy}
        buttonClass="button button-secondary"
        done={form.failure === undefined && done}
      >
        <Field label={texts.afterNameLabel} help={help} {...form.field('name')} autoComplete="given-name" />
      </Form>
    </>
  );
}
