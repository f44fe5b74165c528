import { PROFILES } from '../plan/profiles.ts';
import { portrait } from './portraits.ts';
import { homecooking, longtable, teatime } from './scenes-kitchen.ts';
import { freekicks, rowing, training } from './scenes-outdoors.ts';
import { duet, podcast, rehearsal, rooftop } from './scenes-rooms.ts';
import { library, planetarium, telescope } from './scenes-sky-and-books.ts';
import { lastjoke, openmic, soundcheck } from './scenes-stage.ts';

/** Every drawing of the demo as SVG, by the key of the campaign or person that it belongs to. */
export const SCENES: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries({
    soundcheck,
    rehearsal,
    podcast,
    rooftop,
    duet,
    longtable,
    homecooking,
    lastjoke,
    openmic,
    training,
    freekicks,
    rowing,
    planetarium,
    telescope,
    library,
    teatime,
  }),
  ...PROFILES.map(({ person }): [string, () => string] => [`portrait-${person}`, () => portrait(person)]),
]);
