import { useState, type MouseEvent } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { readFormValues, useIsHydrated, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from './api.ts';
import { checkMailRequest } from './checks.ts';
import { toFormErrors, toProblemMessages } from './form-errors.ts';
import { logInByPasskey } from './passkeys/log-in-by-passkey.ts';
import type { LoginTexts } from './texts.ts';

const WAYS = ['link', 'passkey'] as const;
type Way = (typeof WAYS)[number];

type LoginWaysProps = {
  readonly language: Language;
  readonly texts: LoginTexts;
  /** Shows in the form what was refused. */
  readonly refuse: (errors: FormErrors) => void;
};

/** The ways to log in without a password: a link by mail to the address in the form, and a passkey of the device. */
export function LoginWays({ language, texts, refuse }: LoginWaysProps) {
  const { common, login, problems: sentences } = texts;
  const isReady = useIsHydrated();
  const [busy, setBusy] = useState<Way>();
  const [sentTo, setSentTo] = useState<string>();

  async function sendLink({ email = '' }: Values): Promise<FormErrors | undefined> {
    const problems = toProblemMessages(checkMailRequest({ email }), sentences);
    if (Object.keys(problems).length > 0) return { problems };
    const redirect = new URLSearchParams(location.search).get('redirect');
    const json = { email, language, ...(redirect !== null && { redirect }) };
    const outcome = await callEndpoint(() => api.auth['request-login-link'].$post({ json }));
    if (outcome.kind === 'done') setSentTo(email);
    return toFormErrors(outcome, { failed: common.unreachable });
  }

  async function askDevice(): Promise<FormErrors | undefined> {
    const outcome = await logInByPasskey(language);
    if (outcome.kind === 'stopped') return { failure: login.passkeyStopped };
    return toFormErrors(outcome, { failed: login.failed, unreachable: login.tryAgain });
  }

  async function start(way: Way, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    const values = currentTarget.form ? readFormValues(currentTarget.form) : {};
    if (busy) return;
    setBusy(way);
    setSentTo(undefined);
    refuse((await (way === 'link' ? sendLink(values) : askDevice())) ?? {});
    setBusy(undefined);
  }

  return (
    <div className="login-ways">
      <p className="or">{login.or}</p>
      {WAYS.map((way) => (
        <button
          key={way}
          type="button"
          className="button button-secondary button-wide"
          disabled={!isReady}
          suppressHydrationWarning
          aria-busy={busy === way}
          onClick={(event) => void start(way, event)}
        >
          {login[way]}
        </button>
      ))}
      <p role="status" className="form-done">
        {sentTo !== undefined && fillText(login.linkSent, { email: sentTo })}
      </p>
    </div>
  );
}
