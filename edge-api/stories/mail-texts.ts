import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

type StoryDetails = Readonly<Record<'title' | 'from' | 'campaign', string>>;

/** To everyone who took part, once: how the meeting went. */
export const STORY_TOLD: Readonly<Record<Language, (details: StoryDetails) => PageMailText>> = {
  nl: ({ title, from, campaign }) => ({
    subject: `Zo was de Power Hour met ${from}`,
    heading: title,
    paragraphs: [
      `Je deed mee aan ${campaign}. De ontmoeting is geweest, en ${from} vertelt hoe het was.`,
      'Dit is de enige mail die je hierover krijgt. Dank je wel dat je meedeed.',
    ],
    label: 'Lees het verhaal',
  }),
  en: ({ title, from, campaign }) => ({
    subject: `How the Power Hour with ${from} went`,
    heading: title,
    paragraphs: [
      `You took part in ${campaign}. The meeting has taken place, and ${from} tells you about it.`,
      'This is the only email you will get about it. Thank you for taking part.',
    ],
    label: 'Read the story',
  }),
};
