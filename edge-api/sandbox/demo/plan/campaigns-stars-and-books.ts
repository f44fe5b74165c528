import type { CampaignDraft } from './drafts.ts';
import { bold, h2, italic, link, p, root, ul } from './rich-text.ts';

/** Idris under his dome and Rosalind in her library. */
export const STARS_AND_BOOKS: readonly CampaignDraft[] = [
  {
    key: 'planetarium',
    owner: 'idris',
    name: 'A night under the dome with Idris Calloway',
    description: root(
      p(
        'A planetarium is a strange machine: you sit in a round room in the middle of a city, and somebody turns off the last four thousand years of light. ',
        bold('For one hour I will give you the controls.'),
      ),
      h2('What happens in that hour'),
      ul(
        'You choose any night in history, and we go there: the night you were born is a popular one',
        'We land on a moon of your choice and stay for as long as we can stand it',
        'If the sky outside is clear, we climb to the roof and look at the real thing',
      ),
      p(
        'There will be two of you, who have probably never met. I have noticed that people become friends quickly in the dark. Your ten euros go to ',
        bold('Open Sky for Schools'),
        ', which lends telescopes to classrooms. You need to know nothing at all about astronomy; ',
        italic('wondering is enough'),
        '. How we choose is written down in ',
        link('our protocol', '/en/power-hour-protocol'),
        '.',
      ),
    ),
    pictureAlt: 'Drawn planetarium dome with rings of stars above rows of seats and a small projector',
    charity: 'sky',
    planned: { inDays: 12, at: '20:30', where: 'The Harbour Planetarium, Bristol' },
    starts: { inDays: -6, at: '18:00' },
    question: 'world-beautiful',
    thankYou: 'video',
    keywords: ['stars', 'curiosity', 'school', 'night', 'wonder'],
    twoWinners: true,
  },
  {
    key: 'telescope',
    owner: 'idris',
    name: 'First light: open a new telescope with me',
    description:
      'Every telescope has a first night. Astronomers call it first light, and it is the closest thing that we have to a launch: months of polishing, a hill in the dark, and then somebody puts an eye to the glass before anyone else ever has. This year a school telescope was finished that was built by pupils of eleven, out of plywood, patience and one very good mirror. I have promised not to look. You will be the first, and what you point it at is up to you; the school will name the evening after your choice. We meet on a hill outside the city, with blankets, cocoa and the pupils themselves, who will explain to you in detail how it works and will correct me when I am wrong. Subscriptions open soon. If the clouds come, we try again the next night, and the one after that.',
    pictureAlt: 'Drawn telescope on a hill under a spiral of stars, with a small group of people beside it',
    charity: 'sky',
    planned: { inDays: 40, at: '21:00', where: 'Dundry Hill, near Bristol' },
    starts: { inDays: 9, at: '09:00' },
    question: 'charity-help',
    thankYou: 'photos',
    keywords: ['telescope', 'pupils', 'first time', 'patience'],
    plusOne: true,
  },
  {
    key: 'library',
    owner: 'rosalind',
    name: 'Read the last chapter before anyone else',
    description: root(
      p(
        'The ninth Lanternkeeper book is finished, except that I keep walking around the ending like a cat around a bath. Nobody has read it. My editor has not read it. I would like a ',
        italic('reader'),
        ' to be the first.',
      ),
      p(
        'You come to the library where I write. We light the green lamp, I make tea in the forbidden teapot, and you read the last chapter while I pretend to tidy up. Then you tell me the truth. If you cry, I will ask at which sentence; if you yawn, I will ask that as well.',
      ),
      p(
        'The manuscript that you read, with your pencil in its margin, is yours to keep. Your donation buys books for ',
        bold('De Leesboot'),
        ', a small Dutch boat that carries a library to villages without one, which is the best idea that I did not have myself.',
      ),
    ),
    pictureAlt: 'Drawn library with tall shelves in an arch, a ladder and a green lamp on a reading desk',
    charity: 'leesboot',
    planned: { inDays: 20, at: '14:00', where: 'The Old Reading Room, Leeds' },
    starts: { inDays: -14, at: '09:00' },
    question: 'other',
    questionOther: 'Which ending of a book would you change, and what would happen instead?',
    thankYou: 'text',
    keywords: ['books', 'honesty', 'endings', 'reading aloud'],
  },
  {
    key: 'teatime',
    owner: 'rosalind',
    name: 'Tea, scones and a plot twist',
    description:
      'Here is how I make a plot: I invite somebody to tea, I ask one question too many, and I change the names. For once I shall do it with permission. Bring me a story from your own life that never found its ending: the neighbour who left in the night, the letter without a sender, the key that fits nothing. Over scones and a good deal of jam we shall find out how it might have gone on, and I will write the result down, on paper, with a proper beginning and a twist that neither of us saw coming. It will be one copy, bound in green, for you. Nobody else will ever read it unless you lend it to them. The subscriptions have just closed, and the answers are being read with a pencil in hand. All donations go to Waakvlam Hospicezorg, where stories are allowed to take their time.',
    pictureAlt: 'Drawn tea table by a window in the rain, steam rising from a cup into the shape of a ship',
    charity: 'waak',
    planned: { inDays: 1, at: '15:00', where: 'Fern & Kettle Tearoom, Leeds' },
    starts: { inDays: -16, at: '09:00' },
    question: 'why-meet',
    thankYou: 'text',
    keywords: ['stories', 'secrets', 'kindness', 'tea'],
  },
];
