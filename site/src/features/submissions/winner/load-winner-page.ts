import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { Invitation } from '#api/outcomes/contract.ts';
import { DATE_ANSWERS } from '#api/nominees/rules.ts';
import { WINNER_ANSWERS } from '#api/outcomes/winner-rules.ts';
import { callEndpoint, type Failure, type Outcome } from '#widget/client/outcome.ts';
import { readFormDataTexts, type Problems, type Values } from '#site/ui/use-form.ts';

type WinnerPage = {
  readonly token: string;
  /** Undefined if the link does not work. */
  readonly invitation: Invitation | undefined;
  readonly values: Values;
  readonly problems: Problems;
  /** Why the action failed; empty if the reason is unknown. */
  readonly failure: string | undefined;
  readonly hasSaved: boolean;
};

type Answer = { readonly doc: Invitation };

/**
 * Loads a winner's page by the token in their mail, and sends its forms. Opening the page does not accept anything,
 * because mail programs open links.
 */
export async function loadWinnerPage({ request, response, url }: AstroGlobal): Promise<WinnerPage> {
  const token = url.searchParams.get('token') ?? '';
  const { api } = createServerClient(request);
  const values = request.method === 'POST' ? readFormDataTexts(await request.formData()) : undefined;
  const sent = values && (await send(api, token, values));
  const failed = sent && sent.kind !== 'done' ? sent : undefined;
  const read =
    sent?.kind === 'done'
      ? sent
      : await callEndpoint(() => api.winners.invitation.$get({ query: { token } }));
  if (read.kind !== 'done') response.status = read.status === 400 ? 404 : 503;
  else if (failed) response.status = failed.status === 0 ? 503 : failed.status;
  return {
    token,
    invitation: read.kind === 'done' ? read.value.doc : undefined,
    values: failed ? (values ?? {}) : {},
    problems: failed?.problems ?? {},
    failure: failed && describeFailure(failed),
    hasSaved: sent?.kind === 'done' && values?.['name'] !== undefined,
  };
}

type Api = ReturnType<typeof createServerClient>['api'];

function send({ winners }: Api, token: string, values: Values): Promise<Outcome<Answer>> {
  const answer = WINNER_ANSWERS.find((one) => one === values['answer']);
  if (answer) return callEndpoint(() => winners.answer.$post({ json: { token, answer } }));
  const date = DATE_ANSWERS.find((one) => one === values['date']);
  if (date && date !== 'asked') {
    const { plannedDate = '' } = values;
    return callEndpoint(() => winners.date.$post({ json: { token, plannedDate, answer: date } }));
  }
  const { name = '', phone = '', availability = '', companion = '' } = values;
  const json = { token, name, phone, availability, companion: companion.trim() || null };
  return callEndpoint(() => winners.details.$post({ json }));
}

function describeFailure({ message, problems }: Failure): string {
  return Object.keys(problems).length > 0 ? '' : (message ?? '');
}
