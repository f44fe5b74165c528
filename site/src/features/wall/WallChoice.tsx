import '#site/ui/fold.css';
import { useState } from 'react';
import type { Permission } from '#api/wall/contract.ts';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { WallChoiceTexts } from './texts.ts';
import './wall.css';

type WallChoiceProps = {
  readonly submissionId: string;
  /** null if others may not read the answer, which is the default. */
  readonly permission: Permission | null | undefined;
  readonly texts: WallChoiceTexts;
};

const endpoint = api['campaign-submissions'][':id'].wall;

/** Asks a fan who has paid whether others may read the answer; nobody may by default, and consent can be withdrawn. */
export function WallChoice({ submissionId, permission, texts }: WallChoiceProps) {
  const [changed, setChanged] = useState<Permission | null>();
  const current = (changed === undefined ? permission : changed) ?? null;
  return (
    <details className="wall-choice">
      <summary>
        {texts.wallQuestion}{' '}
        <strong role="status">
          {current ? fillText(texts.wallYes, { name: current.displayName }) : texts.wallNo}
        </strong>
      </summary>
      {current ? (
        <Withdrawal
          submissionId={submissionId}
          texts={texts}
          current={current}
          onWithdrawn={() => setChanged(null)}
        />
      ) : (
        <PermissionForm submissionId={submissionId} texts={texts} onAllowed={setChanged} />
      )}
    </details>
  );
}

type PermissionFormProps = Pick<WallChoiceProps, 'submissionId' | 'texts'> & {
  readonly onAllowed: (permission: Permission) => void;
};

function PermissionForm({ submissionId, texts, onAllowed }: PermissionFormProps) {
  const form = useForm({ send });

  async function send({ displayName = '' }: Values): Promise<FormErrors | undefined> {
    const outcome = await endpoint.$put({ param: { id: submissionId }, json: { displayName } });
    if (outcome.kind === 'done') onAllowed(outcome.value.doc);
    return toFormErrors(outcome, { failed: texts.wallFailed });
  }

  return (
    <Form
      state={form}
      submit={texts.wallAllow}
      busy={texts.wallBusy}
      buttonClass="button button-secondary button-small"
    >
      <p>{texts.wallText}</p>
      <Field
        label={texts.wallName}
        help={texts.wallNameHelp}
        {...form.field('displayName')}
        autoComplete="nickname"
      />
    </Form>
  );
}

type WithdrawalProps = Pick<WallChoiceProps, 'submissionId' | 'texts'> & {
  readonly current: Permission;
  readonly onWithdrawn: () => void;
};

function Withdrawal({ submissionId, texts, current, onWithdrawn }: WithdrawalProps) {
  const { isBusy, alert, run } = useCall();

  async function withdraw(): Promise<string | undefined> {
    const outcome = await endpoint.$delete({ param: { id: submissionId } });
    if (outcome.kind !== 'done') return outcome.message ?? texts.wallFailed;
    onWithdrawn();
    return undefined;
  }

  return (
    <div className="form">
      <p>{current.isShown ? texts.wallShown : texts.wallWaiting}</p>
      <button
        type="button"
        className="button button-secondary button-small"
        aria-busy={isBusy}
        onClick={() => void run(withdraw)}
      >
        {texts.wallWithdraw}
      </button>
      <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
    </div>
  );
}
