import { useEffect, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language, Role } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { callWithStepUp } from './step-up/step-up.ts';
import type { INVITATION_TEXTS } from './invitation-texts.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { useSession } from './SessionProvider.tsx';
import { getLinkToken } from './use-link.ts';

type OwnText = 'accept' | 'as' | 'needsAccount' | 'otherText' | 'otherRole' | 'refusedText' | 'away';
type InvitationTexts = Readonly<Record<OwnText | keyof typeof INVITATION_TEXTS, string>>;

/** An invitation by mail: what it is for, and where it leads. */
type InvitationFlowProps<Doc extends { readonly email: string }, Accepted> = WithTexts<InvitationTexts> & {
  readonly read: (token: string) => Promise<Outcome<{ readonly doc: Doc }>>;
  readonly accept: (token: string) => Promise<Outcome<Accepted>>;
  /** Returns the role that an account needs; undefined for any. */
  readonly toRole: (doc: Doc) => Role | undefined;
  readonly toLead: (doc: Doc) => string;
  /** Returns the path, without its language, of what was accepted. */
  readonly toNext: (accepted: Accepted) => string;
  /** The path, without its language, to which an invitation that does not work leads. */
  readonly away: string;
};

/** Accepts an invitation (`?token`) only when the button is pressed, because mail programs open links. */
export function InvitationFlow<Doc extends { readonly email: string }, Accepted>(
  props: InvitationFlowProps<Doc, Accepted>,
) {
  const { language, texts, read, toRole } = props;
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Outcome<{ readonly doc: Doc }>>();
  useEffect(() => void read(getLinkToken()).then(setOutcome), [read]);
  if (user === undefined || !outcome) return <Spinner label={texts.loading} row />;
  if (outcome.kind !== 'done')
    return outcome.status === 400 ? (
      <Refused {...props} />
    ) : (
      <FormFailure text={outcome.message ?? texts.failed} />
    );
  const { doc } = outcome.value;
  if (user === null) return <Visitor {...props} doc={doc} />;
  const isInvited = user.email === doc.email;
  if (isInvited && (toRole(doc) ?? user.role) === user.role)
    return <Acceptance {...props} doc={doc} user={user} />;
  return (
    <ResultNotice
      kind="error"
      heading={texts.otherHeading}
      text={fillText(isInvited ? texts.otherRole : texts.otherText, {
        invited: doc.email,
        email: user.email,
      })}
    >
      {!isInvited && (
        <a className="button button-secondary" href={`/${language}/logout`}>
          {texts.logout}
        </a>
      )}
    </ResultNotice>
  );
}

type RefusedProps = { readonly language: Language; readonly texts: InvitationTexts; readonly away: string };

function Refused({ language, texts, away }: RefusedProps) {
  return (
    <ResultNotice kind="error" heading={texts.refusedHeading} text={texts.refusedText}>
      <a className="button button-secondary" href={`/${language}${away}`}>
        {texts.away}
      </a>
    </ResultNotice>
  );
}

/** Leads to the login or registration, and back here afterwards. */
function Visitor<Doc extends { readonly email: string }, Accepted>({
  doc,
  language,
  texts,
  toRole,
  toLead,
}: InvitationFlowProps<Doc, Accepted> & { readonly doc: Doc }) {
  const back = encodeURIComponent(location.pathname + location.search);
  const query = `role=${toRole(doc) ?? 'fan'}&redirect=${back}`;
  return (
    <div className="form">
      <p className="lead">{toLead(doc)}</p>
      <p>{fillText(texts.needsAccount, { invited: doc.email })}</p>
      <p className="row">
        <a className="button" href={`/${language}/register?${query}#email=${encodeURIComponent(doc.email)}`}>
          {texts.register}
        </a>
        <a className="button button-secondary" href={`/${language}/login?redirect=${back}`}>
          {texts.login}
        </a>
      </p>
    </div>
  );
}

function Acceptance<Doc extends { readonly email: string }, Accepted>(
  props: InvitationFlowProps<Doc, Accepted> & { readonly doc: Doc; readonly user: User },
) {
  const { doc, user, language, texts, accept, toLead, toNext } = props;
  const { reload } = useSession();
  const { isBusy, alert, run } = useCall();
  const [isRefused, setRefused] = useState(false);

  async function send(): Promise<string | undefined> {
    const outcome = await callWithStepUp(() => accept(getLinkToken()));
    if (outcome.kind === 'done') location.assign(`/${language}${toNext(outcome.value)}`);
    else if (outcome.status === 400) setRefused(true);
    else {
      // Another account may have logged in meanwhile, in another tab.
      if (outcome.status === 409) await reload();
      return outcome.message ?? texts.failed;
    }
    return undefined;
  }

  if (isRefused) return <Refused {...props} />;
  return (
    <div className="form">
      <p className="lead">{toLead(doc)}</p>
      <p>{fillText(texts.as, { email: user.email })}</p>
      <FormFailure text={alert} />
      <SubmitButton
        className="button"
        label={texts.accept}
        busyLabel={texts.accepting}
        isBusy={isBusy}
        onClick={() => void run(send)}
      />
    </div>
  );
}
