import type { Language, LocalizedText } from '#api/platform/rules.ts';

/** What mails are about, by the beginning of their keys. */
const OCCASIONS: ReadonlyMap<string, LocalizedText> = new Map([
  ['verify-email', { nl: 'adres bevestigen', en: 'confirm the address' }],
  ['change-email', { nl: 'nieuw adres bevestigen', en: 'confirm a new address' }],
  ['cancel-email-change', { nl: 'adres wordt gewijzigd', en: 'address is changing' }],
  ['email-changed', { nl: 'adres gewijzigd', en: 'address changed' }],
  ['corrected-address', { nl: 'adres gecorrigeerd', en: 'address corrected' }],
  ['undo', { nl: 'correctie ongedaan maken', en: 'undo the correction' }],
  ['correction-undone', { nl: 'correctie ongedaan gemaakt', en: 'correction undone' }],
  ['reset-password', { nl: 'wachtwoord vergeten', en: 'password forgotten' }],
  ['password-changed', { nl: 'wachtwoord gewijzigd', en: 'password changed' }],
  ['passkey', { nl: 'passkeys gewijzigd', en: 'passkeys changed' }],
  ['log-in', { nl: 'inloglink en code', en: 'log-in link and code' }],
  ['new-device', { nl: 'ingelogd op een nieuw apparaat', en: 'logged in on a new device' }],
  ['account-erased', { nl: 'account verwijderd', en: 'account deleted' }],
  ['account-suspended', { nl: 'account geschorst', en: 'account suspended' }],
  ['account-restored', { nl: 'schorsing opgeheven', en: 'suspension lifted' }],
  ['suspension-upheld', { nl: 'schorsing blijft', en: 'suspension upheld' }],
  ['objection', { nl: 'bezwaar tegen een schorsing', en: 'objection to a suspension' }],
  ['paid', { nl: 'je doet mee', en: 'you are in' }],
  ['expired', { nl: 'betaalpagina verlopen', en: 'payment page expired' }],
  ['failed', { nl: 'betaling niet gelukt', en: 'payment failed' }],
  ['refund', { nl: 'terugbetaling', en: 'refund' }],
  ['closed', { nl: 'meedoen kan niet meer', en: 'entries closed' }],
  ['reopened', { nl: 'weer open', en: 'open again' }],
  ['moved', { nl: 'ontmoeting verplaatst', en: 'meeting moved' }],
  ['meeting', { nl: 'datum van de ontmoeting', en: 'date of the meeting' }],
  ['meeting-cancelled', { nl: 'ontmoeting gaat niet door', en: 'meeting cancelled' }],
  ['unmet', { nl: 'niemand kon komen', en: 'nobody could come' }],
  ['date-answer', { nl: 'antwoord op een datum', en: 'reply to a date' }],
  ['read', { nl: 'antwoord beoordeeld', en: 'answer judged' }],
  ['reread', { nl: 'opnieuw lezen', en: 'another reading' }],
  ['nominees', { nl: 'genomineerden bekend', en: 'nominees known' }],
  ['no-scores', { nl: 'geen antwoord beoordeeld', en: 'no answer judged' }],
  ['won', { nl: 'gekozen', en: 'chosen' }],
  ['place-free', { nl: 'de volgende winnaar', en: 'next winner' }],
  ['place-gone', { nl: 'plek vervallen', en: 'place given up' }],
  ['accepted', { nl: 'winnaar zei ja', en: 'winner accepted' }],
  ['not-won', { nl: 'niet gekozen', en: 'not chosen' }],
  ['winner', { nl: 'over een winnaar', en: 'about a winner' }],
  ['reminder', { nl: 'herinnering', en: 'reminder' }],
  ['winner-reminder', { nl: 'herinnering aan een winnaar', en: 'reminder to a winner' }],
  ['more-time', { nl: 'meer tijd om te kiezen', en: 'more time to choose' }],
  ['thanks', { nl: 'bedankje', en: 'thank-you' }],
  ['story', { nl: 'verhaal', en: 'story' }],
  ['payout', { nl: 'uitbetaald', en: 'paid out' }],
  ['statement', { nl: 'afrekening', en: 'statement' }],
  ['review', { nl: 'campagne bekeken', en: 'campaign reviewed' }],
  ['campaign-stopped', { nl: 'campagne gestopt', en: 'campaign stopped' }],
  ['campaign-asks', { nl: 'goed doel gevraagd', en: 'charity asked' }],
  ['campaign-declined', { nl: 'goed doel zei nee', en: 'charity declined' }],
  ['campaign-handover', { nl: 'overname aangeboden', en: 'hand-over offered' }],
  ['handed-over', { nl: 'campagne overgenomen', en: 'campaign handed over' }],
  ['charity', { nl: 'over het goede doel', en: 'about the charity' }],
  ['charity-invitation', { nl: 'uitnodiging voor een goed doel', en: 'invitation to a charity' }],
  ['team', { nl: 'over een team', en: 'about a team' }],
  ['team-invitation', { nl: 'uitnodiging voor een team', en: 'invitation to a team' }],
  ['report', { nl: 'melding', en: 'report' }],
]);

/** Returns what a mail is about, by the longest beginning of its key that is known; else the key. */
export function nameOccasion(key: string, language: Language): string {
  const [words = ''] = key.split(':');
  const parts = words.split('-');
  const known = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  const name = known.find((beginning) => OCCASIONS.has(beginning)) ?? '';
  return OCCASIONS.get(name)?.[language] ?? key;
}
