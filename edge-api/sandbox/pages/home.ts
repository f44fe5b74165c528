import { html } from 'hono/html';
import { type Html, page } from './page.ts';

/** Renders the sandbox's home page, with links to the rest. */
export function homePage(): Html {
  return page(
    'Sandbox · Power Hour',
    html`<main>
      <h1>Sandbox</h1>
      <p class="muted">
        Stands in for the payment provider and the mail service of Power Hour on this machine. No money moves
        and no mail leaves.
      </p>
      <ul>
        <li><a href="/outbox">Outbox: every mail that was sent</a></li>
        <li><a href="/control/sessions">Checkout sessions, as JSON</a></li>
        <li><a href="/control/accounts">Accounts of charities and what moved there, as JSON</a></li>
        <li><a href="/receiver">A charity’s own system, and the signed messages that it got</a></li>
        <li><a href="/control/webhooks">Webhooks: mode and last deliveries, as JSON</a></li>
      </ul>
    </main>`,
  );
}
