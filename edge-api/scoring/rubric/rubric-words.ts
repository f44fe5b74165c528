import { stemWord } from './stem-rules.ts';

/** Words of somebody who speaks of themselves. */
export const FIRST_PERSON = new Set('ik mij me mijn wij we ons onze i my me mine we our us'.split(' '));
/** Stems of words that give a reason. */
export const CAUSE_STEMS = new Set(
  'omdat want doordat daarom waardoor zodat sinds dankzij because since therefore so why thanks'
    .split(' ')
    .map(stemWord),
);
/** Words that only join others, as in a list. */
export const CONJUNCTIONS = new Set('en of and or'.split(' '));
/** Numbers in words. */
export const NUMBER_WORDS = new Set(
  (
    'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien twintig dertig veertig vijftig honderd duizend ' +
    'two three four five six seven eight nine ten eleven twelve thirteen twenty thirty forty fifty hundred thousand'
  ).split(' '),
);
/** Stems of praise and of words that fit any answer. */
export const GENERIC_STEMS = new Set(
  (
    'leuk mooi goed fijn graag echt super geweldig fantastisch tof gaaf groot best beste fan grootste winnen kans ontmoeten meet ' +
    'vind vinden denk denken hoop lijkt maken doen dingen mensen antwoord persoonlijk concreet relevant belangrijk ' +
    'held idool bijzonder prachtig geniaal fantastische eer ervaring gelegenheid onvergetelijk hele wereld altijd waarderen hou houden leven passie ' +
    'nice good great love like really super amazing awesome fantastic big biggest best fan win chance meet meeting ' +
    'think hope seem make thing people answer personal specific relevant please important hero idol special wonderful honour honor ' +
    'privilege opportunity experience unforgettable marvellous magnificent extraordinary lifetime world whole certainly appreciate ' +
    'believe truly enjoy passion passionate life favourite favorite enormously absolutely definitely'
  )
    .split(' ')
    .map(stemWord),
);
/** Words for what somebody would do. */
export const INTENT_WORDS = new Set('zou wil ga would want will'.split(' '));
/** Stems of words for people who are close. */
export const KINSHIP_STEMS = new Set(
  (
    'moeder vader ouder mama papa oma opa broer zus zoon dochter kind vriend vriendin buurman buurvrouw buur klas leerling ' +
    'collega tante oom neef nicht man vrouw gezin familie ' +
    'mother father mum mom dad parent grandmother grandfather gran granddad brother sister son daughter child children ' +
    'friend neighbour neighbor class pupil student colleague aunt uncle cousin nephew niece husband wife family'
  )
    .split(' ')
    .map(stemWord),
);
/** Stems of words for what something meant. */
export const FEELING_STEMS = new Set(
  (
    'droom hoop mis huilen lachen bang trots verdrietig gelukkig dankbaar troost liefde herinner leren geleerd stil alleen durf ' +
    'dream hope miss cry laugh afraid proud sad happy grateful comfort love remember learn learned quiet alone dare stammer'
  )
    .split(' ')
    .map(stemWord),
);
/** Stems of words for times and places. */
export const TIME_AND_PLACE_STEMS = new Set(
  (
    'jaar maand week dag avond nacht ochtend uur gisteren vorig zomer winter lente herfst maandag dinsdag woensdag donderdag ' +
    'vrijdag zaterdag zondag station school ziekenhuis keuken straat dorp flat ' +
    'year month week day evening night morning hour yesterday last summer winter spring autumn monday tuesday wednesday thursday ' +
    'friday saturday sunday station school hospital kitchen street village bus'
  )
    .split(' ')
    .map(stemWord),
);
