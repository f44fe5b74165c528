import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

const TEXTS = {
  pageTitle: { nl: 'Bedank iedereen', en: 'Thank everyone' },
  title: {
    nl: 'Bedank iedereen die meedeed aan ‘{campaign}’',
    en: 'Thank everyone who took part in “{campaign}”',
  },
  lead: {
    nl: '{count} mensen deden mee en betaalden. Wat je hier maakt, krijgen ze allemaal.',
    en: '{count} people took part and paid. What you make here is for all of them.',
  },
  leadOne: {
    nl: '1 fan deed mee en betaalde. Wat je hier maakt, is voor die fan.',
    en: '1 fan took part and paid. What you make here is for that fan.',
  },
  chosen: { nl: 'Zo wilde je bedanken', en: 'How you chose to say thank you' },
  'by-video': { nl: 'Met een video', en: 'With a video' },
  'by-audio': { nl: 'Met een audiobericht', en: 'With an audio message' },
  'by-text': { nl: 'Met een bericht', en: 'With a message' },
  'by-photos': { nl: 'Met foto’s', en: 'With photos' },
  'by-pooh-send': {
    nl: 'Met een Pooh-bericht: een geschreven bericht, met foto’s als je wilt',
    en: 'With a Pooh message: a written message, with photos if you like',
  },
  withPhotos: { nl: 'Met foto’s van het uur erbij', en: 'Including photos of the hour' },
  poohSend: {
    nl: 'Power Hour mag het bedankje voor jou versturen',
    en: 'Power Hour may send the thank-you on your behalf',
  },
  shortTitle: { nl: 'Geen tijd? Een korte tekst is ook goed', en: 'No time? A short text will do' },
  short: {
    nl: 'Je fans wachten al even. Met één druk op de knop krijgen ze allemaal deze tekst:',
    en: 'Your fans have been waiting for a while. One press sends this text to all of them:',
  },
  shortSend: { nl: 'Verstuur deze tekst', en: 'Send this text' },
  tooSoonTitle: { nl: 'Nog even wachten', en: 'Not just yet' },
  tooSoon: {
    nl: 'Je kunt iedereen bedanken zodra de winnaars van ‘{campaign}’ zijn gekozen.',
    en: 'You can thank everyone once the winners of “{campaign}” have been chosen.',
  },
  cancelledTitle: { nl: 'Deze campagne gaat niet door', en: 'This campaign is not going ahead' },
  video: { nl: 'Je video', en: 'Your video' },
  videoHelp: {
    nl: 'MP4, WebM of MOV, maximaal 95 MB. Controleer in het voorbeeld of hij goed afspeelt.',
    en: 'MP4, WebM or MOV, up to 95 MB. Check in the preview that it plays properly.',
  },
  chooseVideo: { nl: 'Kies een video', en: 'Choose a video' },
  replaceVideo: { nl: 'Kies een andere video', en: 'Choose another video' },
  captions: { nl: 'Ondertiteling', en: 'Captions' },
  captionsHelp: {
    nl: 'Voor mensen die je niet kunnen horen: een WebVTT-bestand (.vtt) van maximaal 512 kB. Veel videoprogramma’s maken het voor je.',
    en: 'For people who can’t hear you: a WebVTT file (.vtt) of up to 512 kB. Most video software can make one for you.',
  },
  chooseCaptions: { nl: 'Kies een ondertitelbestand', en: 'Choose a captions file' },
  replaceCaptions: { nl: 'Kies een ander ondertitelbestand', en: 'Choose another captions file' },
  audio: { nl: 'Je audiobericht', en: 'Your audio message' },
  audioHelp: {
    nl: 'MP3, M4A, OGG, WebM of WAV, maximaal 50 MB. Controleer in het voorbeeld of het goed afspeelt.',
    en: 'MP3, M4A, OGG, WebM or WAV, up to 50 MB. Check in the preview that it plays properly.',
  },
  chooseAudio: { nl: 'Kies een audiobestand', en: 'Choose an audio file' },
  replaceAudio: { nl: 'Kies een ander audiobestand', en: 'Choose another audio file' },
  photo: { nl: 'Je foto’s', en: 'Your photos' },
  photoHelp: {
    nl: 'Maximaal 10 foto’s, van maximaal 10 MB per stuk. Beschrijf bij elke foto wat erop staat.',
    en: 'Up to 10 photos of up to 10 MB each. Describe what each photo shows.',
  },
  choosePhoto: { nl: 'Kies foto’s', en: 'Choose photos' },
  replacePhoto: { nl: 'Meer foto’s toevoegen', en: 'Add more photos' },
  drop: { nl: 'of sleep hierheen', en: 'or drag and drop' },
  alt: { nl: 'Wat staat er op foto {number}?', en: 'What does photo {number} show?' },
  remove: { nl: 'Verwijder {name}', en: 'Remove {name}' },
  removed: { nl: '{name} is verwijderd.', en: '{name} was removed.' },
  removeFailed: {
    nl: 'Verwijderen is niet gelukt. Probeer het opnieuw.',
    en: 'We could not remove it. Please try again.',
  },
  uploading: { nl: '{name} uploaden', en: 'Uploading {name}' },
  uploaded: { nl: '{name} staat klaar.', en: '{name} is ready.' },
  cancel: { nl: 'Upload annuleren', en: 'Cancel the upload' },
  uploadFailed: {
    nl: '{name} uploaden is niet gelukt. Probeer het opnieuw. Wat je hebt getypt, staat er nog.',
    en: 'We could not upload {name}. Please try again. What you typed is still here.',
  },
  message: { nl: 'Je bericht', en: 'Your message' },
  messageHelp: {
    nl: 'Schrijf zoals je praat. Fans lezen je bericht bij hun inschrijving.',
    en: 'Write it the way you would say it. Fans read it with their submission.',
  },
  transcript: { nl: 'Wat er wordt gezegd', en: 'What is said' },
  transcriptHelp: {
    nl: 'Voor mensen die je niet kunnen horen. Fans kunnen dit openklappen.',
    en: 'For people who can’t hear you. Fans can expand it.',
  },
  optional: { nl: '(optioneel)', en: '(optional)' },
  draftSaved: { nl: 'Je concept is bewaard.', en: 'Your draft is saved.' },
  draftSaving: { nl: 'Bewaren...', en: 'Saving...' },
  draftFailed: {
    nl: 'Bewaren is niet gelukt. Wat je hebt getypt, staat er nog.',
    en: 'We could not save it. What you typed is still here.',
  },
  saveAgain: { nl: 'Opnieuw bewaren', en: 'Save again' },
  preview: { nl: 'Bekijk het zoals fans het zien', en: 'See it as fans will' },
  send: { nl: 'Verstuur het bedankje', en: 'Send the thank-you' },
  busyUploading: { nl: 'Wacht tot het uploaden klaar is.', en: 'Wait until the upload has finished.' },
  confirmTitle: { nl: 'Bedankje versturen?', en: 'Send the thank-you?' },
  confirmMessage: {
    nl: 'Alle {count} fans die betaalden, krijgen een mail en zien je bedankje bij hun inschrijving. Daarna kun je binnen 24 uur één keer de woorden verbeteren, en verder niets meer.',
    en: 'All {count} fans who paid will get an email and see your thank-you with their submission. After that you can correct the words once, within 24 hours, and nothing else.',
  },
  confirmMessageOne: {
    nl: 'De fan die betaalde, krijgt een mail en ziet je bedankje bij de inschrijving. Daarna kun je binnen 24 uur één keer de woorden verbeteren, en verder niets meer.',
    en: 'The fan who paid will get an email and see your thank-you with the submission. After that you can correct the words once, within 24 hours, and nothing else.',
  },
  keep: { nl: 'Nog even bewerken', en: 'Keep editing' },
  sending: { nl: 'Versturen...', en: 'Sending...' },
  sendFailed: {
    nl: 'Versturen is niet gelukt. Probeer het opnieuw.',
    en: 'We could not send it. Please try again.',
  },
  correct: { nl: 'Woorden verbeteren', en: 'Correct the words' },
  correctTitle: { nl: 'Je bedankje verbeteren?', en: 'Correct your thank-you?' },
  correctMessage: {
    nl: 'Dat kan één keer, tot {date}. Fans zien meteen de nieuwe woorden, en dat je ze hebt verbeterd.',
    en: 'You can do so once, until {date}. Fans see the new words at once, and that you corrected them.',
  },
  correctBusy: { nl: 'Opslaan...', en: 'Saving...' },
  keepWords: { nl: 'Zo laten', en: 'Leave it as it is' },
  withdrawnTitle: { nl: 'Ingetrokken op {date}', en: 'Withdrawn on {date}' },
  withdrawn: {
    nl: 'Na een melding hebben we besloten dat alleen jij dit bedankje nog ziet. De redenen staan in de mail die je van ons kreeg.',
    en: 'After a report, we decided that only you can still see this thank-you. The reasons are in the email we sent you.',
  },
  sentTitle: { nl: 'Verstuurd op {date}', en: 'Sent on {date}' },
  sent: {
    nl: 'Iedereen die betaalde, kreeg een mail. Zo zien zij je bedankje:',
    en: 'Everyone who paid got an email. This is how they see your thank-you:',
  },
};

/** The texts of the page on which an owner thanks everyone. */
export type ThanksTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('thanks.page.title'). For pages, not islands. */
export const thanksTexts = defineTexts('thanks.page', TEXTS);
