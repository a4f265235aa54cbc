import type { Language } from '#shared/languages/languages.ts';

/**
 * What people and positions are, in the words with which somebody asks for one among others: "ceramics
 * resident". They are found by them, and the words are never shown.
 */
export const kindWords = {
  artist: {
    en: ['artist'],
    es: ['artista'],
    haw: ['mea hana noʻeau'],
  },
  resident: {
    en: ['resident', 'residency'],
    es: ['artista residente', 'residencia'],
    haw: ['mea noho', 'noho hana'],
  },
  staff: {
    en: ['staff', 'team'],
    es: ['equipo', 'personal'],
    haw: ['limahana'],
  },
  career: {
    en: ['job', 'vacancy', 'position'],
    es: ['empleo', 'trabajo', 'puesto vacante'],
    haw: ['hana e loaʻa nei'],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>;

/** The same of positions by how much of a week they take, and for how long. */
export const employmentWords = {
  full_time: {
    en: ['full-time'],
    es: ['tiempo completo', 'jornada completa'],
    haw: ['manawa piha'],
  },
  part_time: { en: ['part-time'], es: ['tiempo parcial', 'media jornada'], haw: ['hapa manawa'] },
  temporary: { en: ['temporary'], es: ['temporal'], haw: ['no ka manawa pōkole'] },
  internship: {
    en: ['internship', 'intern'],
    es: ['prácticas', 'pasantía'],
    haw: ['hoʻomaʻamaʻa hana'],
  },
  volunteer: { en: ['volunteer'], es: ['voluntariado'], haw: ['hana manawaleʻa'] },
} as const satisfies Record<string, Record<Language, readonly string[]>>;

/** What costs nothing. */
export const freeWords = {
  en: ['free', 'no charge', 'free of charge'],
  es: ['gratis', 'gratuito', 'sin costo'],
  haw: ['manuahi'],
} as const satisfies Record<Language, readonly string[]>;

/** The same of programs by what helps to take part. */
export const accessWords = {
  'step-free': { en: ['step-free'], es: ['sin escalones'], haw: ['ʻaʻohe ʻanuʻu'] },
  described: {
    en: ['audio described', 'blind'],
    es: ['audiodescripción', 'ciegos'],
    haw: ['wehewehe leo', 'makapō'],
  },
  signed: {
    en: ['sign language', 'ASL', 'deaf', 'interpreted'],
    es: ['lengua de señas', 'sordos', 'interpretado'],
    haw: ['ʻōlelo kuhi lima', 'kuli'],
  },
  captioned: {
    en: ['captioned', 'captions', 'deaf'],
    es: ['subtitulado', 'sordos'],
    haw: ['kuli'],
  },
  relaxed: { en: ['relaxed', 'autism'], es: ['relajado', 'autismo'], haw: ['ʻoluʻolu'] },
} as const satisfies Record<string, Record<Language, readonly string[]>>;
