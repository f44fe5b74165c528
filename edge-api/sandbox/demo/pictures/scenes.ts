import { PROFILES } from '../plan/profiles.ts';
import { portrait } from './portraits.ts';
import { duet } from './scenes/duet.ts';
import { freekicks } from './scenes/freekicks.ts';
import { homecooking } from './scenes/homecooking.ts';
import { lastjoke } from './scenes/lastjoke.ts';
import { library } from './scenes/library.ts';
import { longtable } from './scenes/longtable.ts';
import { openmic } from './scenes/openmic.ts';
import { planetarium } from './scenes/planetarium.ts';
import { podcast } from './scenes/podcast.ts';
import { rehearsal } from './scenes/rehearsal.ts';
import { rooftop } from './scenes/rooftop.ts';
import { rowing } from './scenes/rowing.ts';
import { soundcheck } from './scenes/soundcheck.ts';
import { teatime } from './scenes/teatime.ts';
import { telescope } from './scenes/telescope.ts';
import { training } from './scenes/training.ts';

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
