import type { Role } from '#api/accounts/rules.ts';
import type { Language } from '#api/platform/rules.ts';

/** Password of every demo account; it opens nothing but a local machine. */
export const DEMO_PASSWORD = 'powerhour';

export type Person = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
  readonly location: string;
  readonly phone?: string;
  /** Has not followed the link in the verification mail yet. */
  readonly unverified?: true;
};

const fan = (name: string, language: Language, location: string) => ({
  name,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@fans.powerhour.test`,
  role: 'fan' as const,
  language,
  location,
});

/** Everybody in the demo. All names are invented. */
export const PEOPLE = {
  fan: { name: 'Fenna Aarts', email: 'fan@powerhour.test', role: 'fan', language: 'nl', location: 'Zwolle' },
  noor: {
    name: 'Noor Valentijn',
    email: 'celebrity@powerhour.test',
    role: 'celebrity',
    language: 'nl',
    location: 'Utrecht',
  },
  marit: {
    name: 'Marit Zandstra',
    email: 'charity@powerhour.test',
    role: 'charity',
    language: 'nl',
    location: 'Sneek',
  },
  admin: {
    name: 'Thijs Overeem',
    email: 'admin@powerhour.test',
    role: 'admin',
    language: 'nl',
    location: 'Amersfoort',
  },
  bram: {
    name: 'Bram Oosterling',
    email: 'bram@powerhour.test',
    role: 'celebrity',
    language: 'nl',
    location: 'Rotterdam',
  },
  lotte: {
    name: 'Lotte Vandermaele',
    email: 'lotte@powerhour.test',
    role: 'celebrity',
    language: 'nl',
    location: 'Gent',
  },
  yara: {
    name: 'Yara Benhaddou',
    email: 'yara@powerhour.test',
    role: 'celebrity',
    language: 'nl',
    location: 'Antwerpen',
  },
  idris: {
    name: 'Idris Calloway',
    email: 'idris@powerhour.test',
    role: 'celebrity',
    language: 'en',
    location: 'Bristol',
  },
  rosalind: {
    name: 'Rosalind Ashgrove',
    email: 'rosalind@powerhour.test',
    role: 'celebrity',
    language: 'en',
    location: 'Leeds',
  },
  winifred: {
    name: 'Winifred Marlow',
    email: 'winifred@powerhour.test',
    role: 'charity',
    language: 'en',
    location: 'Norwich',
  },
  sanne: fan('Sanne Kuiperij', 'nl', 'Deventer'),
  joost: fan('Joost Wielenga', 'nl', 'Groningen'),
  meryem: fan('Meryem Aksoylu', 'nl', 'Den Haag'),
  pieter: fan('Pieter Hoogkamer', 'nl', 'Breda'),
  eline: fan('Eline Daelmans', 'nl', 'Mechelen'),
  ruben: fan('Ruben Slagveld', 'nl', 'Almere'),
  anouk: fan('Anouk Terlouwen', 'nl', 'Nijmegen'),
  hassan: fan('Hassan Moutaki', 'nl', 'Tilburg'),
  lieke: fan('Lieke Brandsema', 'nl', 'Assen'),
  wouter: fan('Wouter Claeyssen', 'nl', 'Brugge'),
  imke: fan('Imke Vroonhof', 'nl', 'Leiden'),
  dewi: fan('Dewi Soepardi', 'nl', 'Arnhem'),
  gerard: fan('Gerard Molenbeek', 'nl', 'Hoorn'),
  nadia: fan('Nadia Verhulsdonk', 'nl', 'Eindhoven'),
  harriet: fan('Harriet Penhallow', 'en', 'Truro'),
  callum: fan('Callum Braithewell', 'en', 'Sheffield'),
  priya: fan('Priya Ramanath', 'en', 'Leicester'),
  owen: fan('Owen Tregarth', 'en', 'Swansea'),
  siobhan: fan('Siobhan Kilmurry', 'en', 'Belfast'),
  theo: fan('Theo Marchbanks', 'en', 'Brighton'),
  aisha: { ...fan('Aisha Dunmore', 'en', 'Glasgow'), unverified: true },
} as const satisfies Record<string, Person>;

export type PersonKey = keyof typeof PEOPLE;
