import { and, eq } from 'drizzle-orm';
import { drizzle as overD1 } from 'drizzle-orm/d1';
import { openLibsql } from './db.ts';
import type { IncidentKind } from './incident-rules.ts';
import { listOperatorMails } from './page-mail.ts';
import { postMails } from './post-mails.ts';
import { findOperatorSettings } from './settings.ts';
import { incidents } from './table.ts';

type Incident = {
  readonly kind: IncidentKind;
  readonly startedAt: Date;
  readonly change: 'started' | 'ended';
};

/** What fails, and what to do about it, in the operator's language. */
const TEXTS: Readonly<Record<IncidentKind, { readonly what: string; readonly action: string }>> = {
  payments: {
    what: 'Betalen lukt niet',
    action:
      'De betaalprovider geeft geen antwoord of weigert. Kijk op status.stripe.com en of STRIPE_SECRET_KEY nog geldig is. Antwoorden van fans zijn bewaard en kunnen later worden betaald.',
  },
  webhooks: {
    what: 'Berichten van de betaalprovider worden niet verwerkt',
    action:
      'Zoek in het log naar message_failed. De betaalprovider stuurt ze opnieuw, en betalingen worden intussen zelf opgevraagd.',
  },
  refunds: {
    what: 'Terugbetalen lukt niet',
    action:
      'Controleer in het dashboard van de betaalprovider het saldo en de melding bij de betaling. Het wordt vanzelf opnieuw geprobeerd.',
  },
  transfers: {
    what: 'Een opbrengst bereikt het goede doel niet',
    action:
      'Kijk in het beheer bij ‘Uitbetalingen’ welke overboeking wacht en waarom. Het wordt vanzelf opnieuw geprobeerd; daar kan het ook meteen.',
  },
  balance: {
    what: 'Het saldo bij de betaalprovider is te laag',
    action:
      'Er staat minder bij de betaalprovider dan er nog naar goede doelen of terug naar fans moet. Controleer of uitbetalingen van het platform op ‘handmatig’ staan, en vul het saldo aan.',
  },
  mails: {
    what: 'Mail versturen lukt niet',
    action:
      'Kijk op resend-status.com en of MAIL_API_KEY nog geldig is. Mails blijven klaarstaan en gaan vanzelf zodra het weer lukt; daarom komt ook dit bericht laat.',
  },
  selections: {
    what: 'Nominaties selecteren lukt niet',
    action:
      'Kijk in het beheer bij “Selecties” welke campagne wacht en waarom. Het wordt vanzelf opnieuw geprobeerd: een dag lang als het misgaat, en zolang het duurt als de AI niet antwoordt.',
  },
  queues: {
    what: 'De wachtrijen nemen niets aan',
    action: 'Kijk op cloudflarestatus.com. Verzoeken doen het werk intussen zelf, maar trager.',
  },
  dead_letters: {
    what: 'Een bericht is na alle pogingen opgegeven',
    action:
      'Het is bewaard. Zoek in het log naar message_failed: daar staat waarom. Is de oorzaak weg, dan zet npm run replay het terug in de wachtrij.',
  },
  errors: {
    what: 'Er gaan onverwachte dingen mis',
    action: 'Zoek in het log naar internal, database_failed, sweep_part_failed en campaign_postponed.',
  },
  misconfiguration: {
    what: 'De site staat stil: instellingen kloppen niet',
    action:
      'Elk verzoek krijgt 503. Zoek in het log naar misconfigured: daar staat per instelling wat er mis is.',
  },
};

/** Returns the operator's mail about an incident that started or ended. */
export function toIncidentMail({ kind, startedAt, change }: Incident) {
  const { what, action } = TEXTS[kind];
  const since = `Begonnen: ${formatTime.format(startedAt)} (Nederlandse tijd).`;
  const key = `incident:${kind}:${startedAt.getTime()}:${change}`;
  if (change === 'ended')
    return { key, subject: `Voorbij: ${what}`, paragraphs: ['De storing is voorbij.', since] };
  const paragraphs = [since, action, 'Je krijgt één bericht zodra het voorbij is.'];
  return { key, subject: `Storing: ${what}`, paragraphs };
}

const formatTime = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/**
 * Tells the operator, once, that the environment may not run, if its mail and database still work. The first sweep that
 * runs again reports the end of the incident.
 */
export async function reportMisconfiguration(env: Env, now: Date): Promise<void> {
  const settings = findOperatorSettings(env);
  if (!settings) return;
  const incident = { kind: 'misconfiguration', startedAt: now } as const;
  const [mail] = listOperatorMails({ settings }, toIncidentMail({ ...incident, change: 'started' }));
  if (!mail) return;
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token } = settings;
  const db = url ? openLibsql(url, token) : overD1(env.DB);
  const opened = await db.insert(incidents).values(incident).onConflictDoNothing().returning();
  if (opened.length === 0) return;
  try {
    await postMails({ settings }, mail.key, [{ ...mail, id: mail.key, recipient: mail.to, createdAt: now }]);
  } catch (error) {
    // The next sweep tries again.
    await db.delete(incidents).where(and(eq(incidents.kind, incident.kind), eq(incidents.startedAt, now)));
    throw error;
  }
}
