import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of stories about meetings. */
const TEXTS = {
  page: {
    eyebrow: { nl: 'Verhalen', en: 'Stories' },
    by: { nl: '{artist} vertelt', en: '{artist} tells the story' },
    lastTime: { nl: 'Zo ging een eerdere Power Hour:', en: 'How an earlier Power Hour went:' },
    with: { nl: ', met {artist}', en: ', with {artist}' },
    all: { nl: 'Alle verhalen', en: 'All stories' },
  },
  archive: {
    title: { nl: 'Verhalen', en: 'Stories' },
    description: {
      nl: 'Hoe een Power Hour was, in de woorden van wie erbij was.',
      en: 'How a Power Hour went, in the words of those who were there.',
    },
    none: {
      nl: 'Er zijn nog geen verhalen. Na de eerste ontmoeting lees je hier hoe het was.',
      en: 'There are no stories yet. After the first meeting, you can read here how it went.',
    },
    for: { nl: 'Voor {charity}', en: 'For {charity}' },
    toCampaigns: { nl: 'Bekijk de campagnes', en: 'See the campaigns' },
    first: { nl: 'Nieuwste verhalen', en: 'Latest stories' },
    more: { nl: 'Volgende pagina', en: 'Next page' },
    feed: { nl: 'Verhalen van Power Hour', en: 'Stories from Power Hour' },
    follow: { nl: 'Volg de verhalen in je feedlezer', en: 'Follow the stories in your feed reader' },
  },
  owner: {
    pageTitle: { nl: 'Vertel hoe het was', en: 'Share how it went' },
    title: { nl: 'Hoe was ‘{campaign}’?', en: 'How did “{campaign}” go?' },
    lead: {
      nl: 'Vertel in een paar alinea’s hoe het uur was, met foto’s als je die hebt. Je verhaal komt op de pagina van je campagne, bij de verhalen op deze site en in de feed.',
      en: 'Describe in a few paragraphs how the hour went, with pictures if you have any. Your story goes on your campaign’s page, among the stories on this site and in the feed.',
    },
    mailOne: {
      nl: 'De enige deelnemer krijgt er één mail over.',
      en: 'The one person who took part gets one email about it.',
    },
    mail: {
      nl: 'Alle {count} deelnemers krijgen er één mail over.',
      en: 'All {count} participants get one email about it.',
    },
    mailed: {
      nl: 'De deelnemers hebben de mail over je verhaal gekregen, of krijgen die nog. Er volgt geen tweede.',
      en: 'The participants have been sent the email about your story, or will be. There will not be another.',
    },
    tooSoonTitle: { nl: 'Nog even wachten', en: 'Not just yet' },
    tooSoon: {
      nl: 'Je kunt vertellen hoe ‘{campaign}’ was zodra de winnaars bekend zijn en de ontmoeting is geweest. Is er nog geen datum? Zet die er dan eerst bij.',
      en: 'You can share how “{campaign}” went once the winners are known and the meeting has taken place. No date yet? Then add one first.',
    },
    storyTitle: { nl: 'Titel', en: 'Title' },
    text: { nl: 'Je verhaal', en: 'Your story' },
    textHelp: {
      nl: 'Gewone tekst, van {min} tot {max} tekens. Een witregel begint een nieuwe alinea.',
      en: 'Plain text, {min} to {max} characters. An empty line begins a new paragraph.',
    },
    pictures: { nl: 'Foto’s', en: 'Pictures' },
    picturesHelp: {
      nl: 'Maximaal {max}. Vraag iedereen die erop staat of het mag.',
      en: 'Up to {max}. Ask everyone in them whether they agree.',
    },
    alt: { nl: 'Wat is er te zien op foto {number}?', en: 'What does picture {number} show?' },
    altHelp: {
      nl: 'Voor mensen die de foto niet kunnen zien.',
      en: 'For people who cannot see the picture.',
    },
    choose: { nl: 'Voeg een foto toe', en: 'Add a picture' },
    uploading: { nl: '{name} uploaden...', en: 'Uploading {name}...' },
    removePicture: { nl: 'Haal foto {number} weg', en: 'Remove picture {number}' },
    publish: { nl: 'Zet het verhaal online', en: 'Publish the story' },
    save: { nl: 'Opslaan', en: 'Save' },
    saving: { nl: 'Opslaan...', en: 'Saving...' },
    saved: { nl: 'Je verhaal staat online.', en: 'Your story is online.' },
    failed: {
      nl: 'Je verhaal opslaan is niet gelukt. Probeer het opnieuw; wat je schreef, staat er nog.',
      en: 'We could not save your story. Please try again; what you wrote is still here.',
    },
    unreachable: {
      nl: 'We kregen geen verbinding. Wat je schreef, staat er nog: probeer het opnieuw.',
      en: 'We could not connect. What you wrote is still here: please try again.',
    },
    fixErrors: {
      nl: 'Nog niet opgeslagen: controleer de gemarkeerde velden.',
      en: 'Not saved yet: please check the fields that are marked.',
    },
    stillUploading: {
      nl: 'Een foto wordt nog geüpload. Wacht even tot dat klaar is.',
      en: 'A picture is still being uploaded. Wait until that is done.',
    },
    view: { nl: 'Bekijk het verhaal op de pagina', en: 'See the story on the page' },
    remove: { nl: 'Haal het verhaal weg', en: 'Remove the story' },
    removeTitle: { nl: 'Het verhaal weghalen?', en: 'Remove the story?' },
    removeMessage: {
      nl: 'Het verdwijnt meteen van alle pagina’s en uit de feed. Je foto’s en tekst zijn dan weg.',
      en: 'It disappears from all pages and from the feed at once, and your pictures and text with it.',
    },
    removeKeep: { nl: 'Laat het staan', en: 'Keep it' },
    removing: { nl: 'Weghalen...', en: 'Removing...' },
    removed: { nl: 'Je verhaal is verwijderd.', en: 'Your story has been removed.' },
  },
};

export type StoryTexts = Translation<typeof TEXTS>;

/** Returns the texts in a language, with the editors' overrides ('stories.archive.title'). For pages, not islands. */
export const storyTexts = defineTexts('stories', TEXTS);
