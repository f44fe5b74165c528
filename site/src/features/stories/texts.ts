import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';

/** The texts of stories about meetings, in Dutch; every other language has the same keys. */
const nl = {
  page: {
    eyebrow: 'Verhalen',
    by: '{artist} vertelt',
    lastTime: 'Zo ging een eerdere Power Hour:',
    with: ', met {artist}',
    all: 'Alle verhalen',
  },
  archive: {
    title: 'Verhalen',
    description: 'Hoe een Power Hour was, in de woorden van wie erbij was.',
    none: 'Er zijn nog geen verhalen. Na de eerste ontmoeting lees je hier hoe het was.',
    for: 'Voor {charity}',
    toCampaigns: 'Bekijk de campagnes',
    first: 'Nieuwste verhalen',
    more: 'Volgende pagina',
    feed: 'Verhalen van Power Hour',
    follow: 'Volg de verhalen in je feedlezer',
  },
  owner: {
    pageTitle: 'Vertel hoe het was',
    title: 'Hoe was ‘{campaign}’?',
    lead: 'Vertel in een paar alinea’s hoe het uur was, met foto’s als je die hebt. Je verhaal komt op de pagina van je campagne, bij de verhalen op deze site en in de feed.',
    mailOne: 'De enige deelnemer krijgt er één mail over.',
    mail: 'Alle {count} deelnemers krijgen er één mail over.',
    mailed:
      'De deelnemers hebben de mail over je verhaal gekregen, of krijgen die nog. Er volgt geen tweede.',
    tooSoonTitle: 'Nog even wachten',
    tooSoon:
      'Je kunt vertellen hoe ‘{campaign}’ was zodra de winnaars bekend zijn en de ontmoeting is geweest. Is er nog geen datum? Zet die er dan eerst bij.',
    toCampaign: 'Naar je dashboard',
    storyTitle: 'Titel',
    text: 'Je verhaal',
    textHelp: 'Gewone tekst, van {min} tot {max} tekens. Een witregel begint een nieuwe alinea.',
    pictures: 'Foto’s',
    picturesHelp: 'Maximaal {max}. Vraag iedereen die erop staat of het mag.',
    alt: 'Wat is er te zien op foto {number}?',
    altHelp: 'Voor mensen die de foto niet kunnen zien.',
    choose: 'Voeg een foto toe',
    uploading: '{name} uploaden...',
    removePicture: 'Haal foto {number} weg',
    publish: 'Zet het verhaal online',
    save: 'Opslaan',
    saving: 'Opslaan...',
    saved: 'Je verhaal staat online.',
    failed: 'Je verhaal opslaan is niet gelukt. Probeer het opnieuw; wat je schreef, staat er nog.',
    unreachable: 'We kregen geen verbinding. Wat je schreef, staat er nog: probeer het opnieuw.',
    fixErrors: 'Nog niet opgeslagen: controleer de gemarkeerde velden.',
    stillUploading: 'Een foto wordt nog geüpload. Wacht even tot dat klaar is.',
    view: 'Bekijk het verhaal op de pagina',
    remove: 'Haal het verhaal weg',
    removeTitle: 'Het verhaal weghalen?',
    removeMessage: 'Het verdwijnt meteen van alle pagina’s en uit de feed. Je foto’s en tekst zijn dan weg.',
    removeKeep: 'Laat het staan',
    removing: 'Weghalen...',
    removed: 'Je verhaal is verwijderd.',
  },
};

/** The texts of stories about meetings, in English. */
const en: Translation<typeof nl> = {
  page: {
    eyebrow: 'Stories',
    by: '{artist} tells the story',
    lastTime: 'How an earlier Power Hour went:',
    with: ', with {artist}',
    all: 'All stories',
  },
  archive: {
    title: 'Stories',
    description: 'How a Power Hour went, in the words of those who were there.',
    none: 'There are no stories yet. After the first meeting, you can read here how it went.',
    for: 'For {charity}',
    toCampaigns: 'See the campaigns',
    first: 'Latest stories',
    more: 'Next page',
    feed: 'Stories from Power Hour',
    follow: 'Follow the stories in your feed reader',
  },
  owner: {
    pageTitle: 'Share how it went',
    title: 'How did “{campaign}” go?',
    lead: 'Describe in a few paragraphs how the hour went, with pictures if you have any. Your story goes on your campaign’s page, among the stories on this site and in the feed.',
    mailOne: 'The one person who took part gets one email about it.',
    mail: 'All {count} participants get one email about it.',
    mailed:
      'The participants have been sent the email about your story, or will be. There will not be another.',
    tooSoonTitle: 'Not just yet',
    tooSoon:
      'You can share how “{campaign}” went once the winners are known and the meeting has taken place. No date yet? Then add one first.',
    toCampaign: 'Go to your dashboard',
    storyTitle: 'Title',
    text: 'Your story',
    textHelp: 'Plain text, {min} to {max} characters. An empty line begins a new paragraph.',
    pictures: 'Pictures',
    picturesHelp: 'Up to {max}. Ask everyone in them whether they agree.',
    alt: 'What does picture {number} show?',
    altHelp: 'For people who cannot see the picture.',
    choose: 'Add a picture',
    uploading: 'Uploading {name}...',
    removePicture: 'Remove picture {number}',
    publish: 'Publish the story',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Your story is online.',
    failed: 'We could not save your story. Please try again; what you wrote is still here.',
    unreachable: 'We could not connect. What you wrote is still here: please try again.',
    fixErrors: 'Not saved yet: please check the fields that are marked.',
    stillUploading: 'A picture is still being uploaded. Wait until that is done.',
    view: 'See the story on the page',
    remove: 'Remove the story',
    removeTitle: 'Remove the story?',
    removeMessage:
      'It disappears from all pages and from the feed at once, and your pictures and text with it.',
    removeKeep: 'Keep it',
    removing: 'Removing...',
    removed: 'Your story has been removed.',
  },
};

export type StoryTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('stories.archive.title'). For pages, not islands. */
export const storyTexts = defineTexts<StoryTexts>('stories', { nl, en });
