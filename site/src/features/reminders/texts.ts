import { defineTexts } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  form: {
    email: { nl: 'Je e-mailadres', en: 'Your email address' },
    consent: {
      nl: 'We gebruiken je adres alleen hiervoor. Stoppen kan altijd, met één druk op de knop in elke mail.',
      en: 'We use your address for nothing else. You can stop at any time, with one click in any email.',
    },
    unreachable: {
      nl: 'Dat is niet gelukt. Probeer het nog eens; je adres staat er nog.',
      en: 'That did not work. Please try again; your address is still there.',
    },
    toCampaign: { nl: 'Naar de campagne', en: 'Go to the campaign' },
    mailedTitle: { nl: 'Kijk in je inbox', en: 'Check your inbox' },
    mailed: {
      nl: 'We hebben je een mail gestuurd. Open de link in die mail en bevestig binnen 48 uur. Had je dit al bevestigd? Dan krijg je geen nieuwe mail en hoef je niets te doen.',
      en: 'We have sent you an email. Follow the link in it to confirm within 48 hours. If you have already confirmed this, we do not send another, and you don’t need to do anything.',
    },
  },
  campaign: {
    title: { nl: 'Herinner mij', en: 'Remind me' },
    lead: {
      nl: 'Je krijgt een mail zodra je kunt meedoen, en nog een, 24 uur voor de deadline, als je dan nog niet meedoet. Na de campagne vergeten we je adres.',
      en: 'We email you when entries open, and 24 hours before the deadline if you have not taken part by then. After the campaign we forget your address.',
    },
    submit: { nl: 'Herinner mij', en: 'Remind me' },
    set: { nl: 'Je krijgt een mail zodra je kunt meedoen.', en: 'We email you when entries open.' },
    remove: { nl: 'Geen herinnering meer', en: 'Cancel the reminder' },
  },
  celebrity: {
    title: { nl: 'Volg {celebrity}', en: 'Follow {celebrity}' },
    lead: {
      nl: 'Je krijgt een mail bij elke nieuwe campagne van {celebrity}.',
      en: 'We email you about every new campaign by {celebrity}.',
    },
    submit: { nl: 'Volg {celebrity}', en: 'Follow {celebrity}' },
    set: {
      nl: 'Je volgt {celebrity} en krijgt een mail bij elke nieuwe campagne.',
      en: 'You follow {celebrity}. We email you about every new campaign.',
    },
    remove: { nl: 'Niet meer volgen', en: 'Unfollow' },
  },
  confirm: {
    title: { nl: 'Bevestig je herinnering', en: 'Confirm your reminder' },
    lead: {
      nl: 'Eén druk op de knop en je krijgt de mails waar je om vroeg.',
      en: 'One click, and you get the emails you asked for.',
    },
    submit: { nl: 'Bevestigen', en: 'Confirm' },
    doneTitle: { nl: 'Bevestigd', en: 'Confirmed' },
    done: {
      nl: 'Je hoort van ons. In elke mail staat een link waarmee je ze stopt.',
      en: 'You will hear from us. Every email has a link to stop them.',
    },
    invalid: {
      nl: 'Deze link werkt niet meer. Vraag op de campagnepagina een nieuwe aan.',
      en: 'This link no longer works. Ask for a new one on the campaign’s page.',
    },
  },
  stop: {
    title: { nl: 'Stop alle herinneringen', en: 'Stop all reminders' },
    lead: {
      nl: 'Je krijgt dan geen herinneringen aan campagnes meer op dit adres, en geen mails over wie je volgt.',
      en: 'We will stop sending campaign reminders to this address, and emails about the people you follow.',
    },
    submit: { nl: 'Stop alle herinneringen', en: 'Stop all reminders' },
    doneTitle: { nl: 'Gestopt', en: 'Stopped' },
    done: {
      nl: 'Je krijgt geen herinneringen meer. We hebben je adres hiervoor gewist.',
      en: 'You will get no more reminders. We have erased your address from our list.',
    },
    invalid: {
      nl: 'Deze link werkt niet meer. Gebruik de link in de laatste mail die je kreeg.',
      en: 'This link no longer works. Use the link in the latest email you got.',
    },
  },
  link: {
    failed: { nl: 'Dat is niet gelukt. Probeer het nog eens.', en: 'That did not work. Please try again.' },
    toCampaigns: { nl: 'Bekijk de campagnes', en: 'See the campaigns' },
  },
};

/** Returns the texts in a language, with the editors' overrides ('reminders.form.email'). For pages, not islands. */
export const reminderTexts = defineTexts('reminders', TEXTS);
