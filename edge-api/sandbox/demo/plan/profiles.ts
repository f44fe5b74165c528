import type { FANBASE_SIZES, GENDERS } from '#api/celebrities/rules.ts';
import type { PersonKey } from './people.ts';

/** A celebrity's profile, every field of specification §3 filled in. */
export type ProfileDraft = {
  readonly person: PersonKey;
  readonly phone: string;
  readonly gender: (typeof GENDERS)[number];
  readonly countryOfResidence: string;
  readonly city: string;
  readonly knownFor: string;
  readonly bio: string;
  readonly fanbaseSize: (typeof FANBASE_SIZES)[number];
  /** Name on the social networks, and of the website. */
  readonly handle: string;
  readonly portraitAlt: string;
};

// Nobody has these numbers: +44 7700 900 is kept for fiction, the others are filled up with zeros.
export const PROFILES: readonly ProfileDraft[] = [
  {
    person: 'noor',
    phone: '+31 6 0000 0101',
    gender: 'female',
    countryOfResidence: 'NL',
    city: 'Utrecht',
    knownFor: 'Zangeres, theatermaker',
    bio: 'Noor Valentijn schrijft liedjes over gewone dagen die ineens bijzonder blijken. Ze speelde drie jaar in een bestelbus voor lege zaaltjes, en daarna twee seizoenen voor volle. Zingen leerde ze in het kinderkoor van haar tante; daarom zet ze zich in voor kinderen die nog geen koor hebben.',
    fanbaseSize: '<500K',
    handle: 'noorvalentijn',
    portraitAlt: 'Getekend portret van Noor Valentijn, met een hoge knot, in avondlicht',
  },
  {
    person: 'bram',
    phone: '+31 6 0000 0102',
    gender: 'male',
    countryOfResidence: 'NL',
    city: 'Rotterdam',
    knownFor: 'Chef-kok, maker van ‘De Lange Tafel’',
    bio: 'Bram Oosterling kookt het liefst voor mensen die elkaar nog niet kennen. In zijn programma De Lange Tafel zet hij een straat aan één tafel, van de bovenbuurvrouw tot de postbode. Hij gelooft in veel boter, weinig haast en altijd één stoel te veel.',
    fanbaseSize: '<1M',
    handle: 'bramkookt',
    portraitAlt: 'Getekend portret van Bram Oosterling, met baard en muts, in warm keukenlicht',
  },
  {
    person: 'lotte',
    phone: '+32 400 00 01 03',
    gender: 'non-binary',
    countryOfResidence: 'BE',
    city: 'Gent',
    knownFor: 'Comedian, columnist',
    bio: 'Lotte Vandermaele vertelt op het podium wat de rest van de familie op een feest verzwijgt. Begon in een café in de Sleepstraat voor negen man en een hond, en mist die hond nog altijd. Speelt het nieuwe programma Zeg Maar Niks in heel Vlaanderen.',
    fanbaseSize: '<100K',
    handle: 'lottezegtniks',
    portraitAlt: 'Getekend portret van Lotte Vandermaele, met kort haar en een ronde bril, voor koraalrood',
  },
  {
    person: 'yara',
    phone: '+32 400 00 01 04',
    gender: 'female',
    countryOfResidence: 'BE',
    city: 'Antwerpen',
    knownFor: 'Voetbalster, aanvoerder van Racing Scheldestad',
    bio: 'Yara Benhaddou leerde voetballen op een pleintje met één doel en een boom als tweede. Nu is ze aanvoerder van Racing Scheldestad, waar ze elke woensdag de meisjes onder twaalf traint. Haar rugnummer is 14, omdat er op dat pleintje veertien kinderen pasten.',
    fanbaseSize: '>1M',
    handle: 'yara14',
    portraitAlt: 'Getekend portret van Yara Benhaddou, met krullen en een haarband, in stadionlicht',
  },
  {
    person: 'idris',
    phone: '+44 7700 900105',
    gender: 'male',
    countryOfResidence: 'GB',
    city: 'Bristol',
    knownFor: 'Astronomer and presenter of ‘Look Up’',
    bio: 'Idris Calloway grew up under a street lamp and did not see the Milky Way until he was nineteen. He has been making up for it since, as an astronomer in Bristol and as the voice of Look Up. He believes that every school deserves one properly dark night.',
    fanbaseSize: '<500K',
    handle: 'idrislooksup',
    portraitAlt: 'Drawn portrait of Idris Calloway in a high collar under a starry sky',
  },
  {
    person: 'rosalind',
    phone: '+44 7700 900106',
    gender: 'prefer-not-to-say',
    countryOfResidence: 'GB',
    city: 'Leeds',
    knownFor: 'Author of the ‘Lanternkeeper’ books',
    bio: 'Rosalind Ashgrove writes the Lanternkeeper books, which began as bedtime stories for a nephew who refused to sleep. She works in the quietest corner of a Leeds library, answers every letter by hand, and has never once guessed the ending of her own books.',
    fanbaseSize: '<1M',
    handle: 'rosalindashgrove',
    portraitAlt: 'Drawn portrait of Rosalind Ashgrove with long silver hair, in lamplight',
  },
];
