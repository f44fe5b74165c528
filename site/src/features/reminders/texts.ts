import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const nl = {
  form: {
    email: 'Je e-mailadres',
    consent:
      'We gebruiken je adres alleen hiervoor. Stoppen kan altijd, met één druk op de knop in elke mail.',
    unreachable: 'Dat is niet gelukt. Probeer het nog eens; je adres staat er nog.',
    toCampaign: 'Naar de campagne',
    mailedTitle: 'Kijk in je inbox',
    mailed:
      'We hebben je een mail gestuurd. Open de link in die mail en bevestig binnen 48 uur. Had je dit al bevestigd? Dan krijg je geen nieuwe mail en hoef je niets te doen.',
  },
  campaign: {
    title: 'Herinner mij',
    lead: 'Je krijgt een mail zodra je kunt meedoen, en nog een, 24 uur voor de deadline, als je dan nog niet meedoet. Na de campagne vergeten we je adres.',
    submit: 'Herinner mij',
    set: 'Je krijgt een mail zodra je kunt meedoen.',
    remove: 'Geen herinnering meer',
  },
  celebrity: {
    title: 'Volg {celebrity}',
    lead: 'Je krijgt een mail bij elke nieuwe campagne van {celebrity}.',
    submit: 'Volg {celebrity}',
    set: 'Je volgt {celebrity} en krijgt een mail bij elke nieuwe campagne.',
    remove: 'Niet meer volgen',
  },
  confirm: {
    title: 'Bevestig je herinnering',
    lead: 'Eén druk op de knop en je krijgt de mails waar je om vroeg.',
    submit: 'Bevestigen',
    doneTitle: 'Bevestigd',
    done: 'Je hoort van ons. In elke mail staat een link waarmee je ze stopt.',
    invalid: 'Deze link werkt niet meer. Vraag op de campagnepagina een nieuwe aan.',
  },
  stop: {
    title: 'Stop alle herinneringen',
    lead: 'Je krijgt dan geen herinneringen aan campagnes meer op dit adres, en geen mails over wie je volgt.',
    submit: 'Stop alle herinneringen',
    doneTitle: 'Gestopt',
    done: 'Je krijgt geen herinneringen meer. We hebben je adres hiervoor gewist.',
    invalid: 'Deze link werkt niet meer. Gebruik de link in de laatste mail die je kreeg.',
  },
  link: {
    failed: 'Dat is niet gelukt. Probeer het nog eens.',
    toCampaigns: 'Bekijk de campagnes',
  },
};
export type ReminderTexts = typeof nl;

const en: Translation<ReminderTexts> = {
  form: {
    email: 'Your email address',
    consent: 'We use your address for nothing else. You can stop at any time, with one click in any email.',
    unreachable: 'That did not work. Please try again; your address is still there.',
    toCampaign: 'Go to the campaign',
    mailedTitle: 'Check your inbox',
    mailed:
      'We have sent you an email. Follow the link in it to confirm within 48 hours. If you have already confirmed this, we do not send another, and you don’t need to do anything.',
  },
  campaign: {
    title: 'Remind me',
    lead: 'We email you when entries open, and 24 hours before the deadline if you have not taken part by then. After the campaign we forget your address.',
    submit: 'Remind me',
    set: 'We email you when entries open.',
    remove: 'Cancel the reminder',
  },
  celebrity: {
    title: 'Follow {celebrity}',
    lead: 'We email you about every new campaign by {celebrity}.',
    submit: 'Follow {celebrity}',
    set: 'You follow {celebrity}. We email you about every new campaign.',
    remove: 'Unfollow',
  },
  confirm: {
    title: 'Confirm your reminder',
    lead: 'One click, and you get the emails you asked for.',
    submit: 'Confirm',
    doneTitle: 'Confirmed',
    done: 'You will hear from us. Every email has a link to stop them.',
    invalid: 'This link no longer works. Ask for a new one on the campaign’s page.',
  },
  stop: {
    title: 'Stop all reminders',
    lead: 'We will stop sending campaign reminders to this address, and emails about the people you follow.',
    submit: 'Stop all reminders',
    doneTitle: 'Stopped',
    done: 'You will get no more reminders. We have erased your address from our list.',
    invalid: 'This link no longer works. Use the link in the latest email you got.',
  },
  link: {
    failed: 'That did not work. Please try again.',
    toCampaigns: 'See the campaigns',
  },
};

/** Returns the texts in a language, with the editors' overrides ('reminders.form.email'). For pages, not islands. */
export const reminderTexts = defineTexts<ReminderTexts>('reminders', { nl, en });
