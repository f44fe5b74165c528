import { html } from 'hono/html';
import { ICONS } from '../pages/icons.ts';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import type { ConnectedAccount } from '../stripe/connected-account.ts';

const nl = {
  title: 'Rekening openen',
  lead: 'Bij de betaalprovider geef je hier op wie jullie zijn, jullie nummer bij de Kamer van Koophandel en de bankrekening.',
  sandbox: 'Dit is een testomgeving.',
  note: 'We vragen niets: kies hoe het afloopt.',
  finish: 'Alles is ingevuld en gecontroleerd',
  submit: 'Alles is ingevuld, de controle loopt nog',
  fail: 'De aanvraag wordt afgewezen',
  leave: 'Stop, en ga later verder',
};
const en: typeof nl = {
  title: 'Open an account',
  lead: 'This is where the payment provider asks who you are, for your registration and for your bank account.',
  sandbox: 'This is a sandbox.',
  note: 'Nothing is asked for: choose how it ends.',
  finish: 'Everything is filled in and verified',
  submit: 'Everything is filled in, and is still being verified',
  fail: 'The application is rejected',
  leave: 'Stop, and go on later',
};

/** The ways in which an onboarding ends, in the order of their buttons. */
const ENDINGS = ['finish', 'submit', 'fail', 'leave'] as const;

/** Renders the hosted page on which an organisation opens its account, in the language that the account was made with. */
export function onboardingPage({ params }: ConnectedAccount): Html {
  const isDutch = params.defaults.locales.includes('nl-NL');
  const texts = isDutch ? nl : en;
  return page(
    `${texts.title} · ${SHOP_NAME}`,
    html`<main class="sheet sheet-narrow">
      <div class="card">
        <h1>${texts.title}</h1>
        <p class="lead">${params.display_name}. ${texts.lead}</p>
        <p class="note">
          ${ICONS.flask}
          <span><strong>${texts.sandbox}</strong> ${texts.note}</span>
        </p>
        <form method="post" class="ways">
          ${ENDINGS.map(
            (ending, index) =>
              html`<div>
                <button class="button ${index === 0 && 'button-main'}" name="action" value="${ending}">
                  ${texts[ending]}
                </button>
              </div>`,
          )}
        </form>
      </div>
    </main>`,
    isDutch ? 'nl' : 'en',
  );
}
