import { expect, test } from 'vitest';
import english from '#locales/en/visitQuestions.json';
import spanish from '#locales/es/visitQuestions.json';
import hawaiian from '#locales/haw/visitQuestions.json';
import { keepSubject, readVisitQuestion } from './read-visit-question.ts';

const words = { en: english.words, es: spanish.words, haw: hawaiian.words };
const days = [
  ['Thursday', 'jueves', 'Pōʻahā', 'today'],
  ['tomorrow'],
  [],
  ['Sunday', 'domingo', 'Lāpule'],
  ['christmas'],
  ['December 25'],
];
const read = (text: string, language: keyof typeof words = 'en') =>
  readVisitQuestion(text, [words[language], words.en], days);

test.each([
  ['are you open on sunday', 'en', 'opening', 3],
  ['open sunday', 'en', 'opening', 3],
  ['Is the museum open today?', 'en', 'opening', 0],
  ['are you closed on Sundays', 'en', 'opening', 3],
  ['hours', 'en', 'opening', null],
  ['what time do you open tomorrow', 'en', 'opening', 1],
  ['opening hours', 'es', 'opening', null],
  ['horario', 'es', 'opening', null],
  ['¿Abren los domingos?', 'es', 'opening', 3],
  ['¿a qué hora cierran?', 'es', 'opening', null],
  ['hola', 'haw', 'opening', null],
  ['Hāmama anei i ka Lāpule?', 'haw', 'opening', 3],
  ['how much is a ticket', 'en', 'price', null],
  ['is it free', 'en', 'price', null],
  ['¿cuánto cuesta la entrada?', 'es', 'price', null],
  ['kikiki', 'haw', 'price', null],
  ['is the parking free', 'en', 'way', null],
  ['how do I get there by bus', 'en', 'way', null],
  ['cómo llegar', 'es', 'way', null],
  ['where are you', 'en', 'way', null],
  ['¿dónde están?', 'es', 'way', null],
  ['where do I buy tickets', 'en', 'price', null],
  ['kumu kūʻai', 'haw', 'price', null],
  ['holiday hours', 'en', 'opening', null],
  ['kaʻa', 'haw', 'way', null],
  ['wheelchair', 'en', 'access', null],
  ['is it stroller accessible?', 'en', 'access', null],
  ['silla de ruedas', 'es', 'access', null],
  ['noho huila', 'haw', 'access', null],
  ['how much for kids', 'en', 'price', null],
  ['toilets', 'en', 'restrooms', null],
  ['where is the restroom', 'en', 'restrooms', null],
  ['¿dónde están los baños?', 'es', 'restrooms', null],
  ['lumi hoʻopaupilikia', 'haw', 'restrooms', null],
  ['can I bring my dog', 'en', 'animals', null],
  ['¿puedo llevar mi perro?', 'es', 'animals', null],
  ['ʻīlio', 'haw', 'animals', null],
  ['food', 'en', 'food', null],
  ['café', 'en', 'food', null],
  ['is there a cafe', 'en', 'food', null],
  ['lunch', 'en', 'food', null],
  ['comida', 'es', 'food', null],
  ['parking', 'en', 'way', null],
  ['kids', 'en', 'children', null],
  ['niños', 'es', 'children', null],
  ['keiki', 'haw', 'children', null],
  ['wifi', 'en', 'wifi', null],
  ['Wi-Fi', 'es', 'wifi', null],
  ['photography', 'en', 'photography', null],
  ['can I take photos', 'en', 'photography', null],
  ['fotos', 'es', 'photography', null],
  ['how do I get there', 'en', 'way', null],
  ['¿hay bicicletas cerca?', 'es', 'way', null],
  ['pehea wau e hiki aku ai', 'haw', 'way', null],
  ['kahi hoʻokū kaʻa', 'haw', 'way', null],
  ['kahi hoʻoku kaa', 'haw', 'way', null],
  ['can I take pictures', 'en', 'photography', null],
  ['¿se pueden tomar fotos?', 'es', 'photography', null],
  ['hiki anei ke paʻi kiʻi', 'haw', 'photography', null],
  ['internet', 'es', 'wifi', null],
  ['ʻōlelo huna', 'haw', 'wifi', null],
  ['last entry', 'en', 'opening', null],
  ['última entrada', 'es', 'opening', null],
  ['guide dog', 'en', 'animals', null],
  ['coat check', 'en', 'bags', null],
  ['guardarropa', 'es', 'bags', null],
  ['servicios', 'es', 'restrooms', null],
  ['i lost my phone', 'en', 'lost', null],
  ['closed christmas', 'en', 'opening', 4],
  ['are you open on Christmas Day?', 'en', 'opening', 4],
  ["new year's day", 'en', 'opening', null],
  ['open on december 25', 'en', 'opening', 5],
  ['¿cierran en Navidad?', 'es', 'opening', null],
  ['christmas', 'en', 'opening', 4],
  ['feriados', 'es', 'opening', null],
  ['hāmama i ka Kalikimaka', 'haw', 'opening', null],
  ['asl', 'en', 'access', null],
  ['wheelchair rental', 'en', 'access', null],
  ['bus from Waikiki', 'en', 'way', null],
  ['bus 14', 'en', 'way', null],
  ['kids under 12', 'en', 'children', null],
  ['menores de 12', 'es', 'children', null],
  ['menores de 12 años gratis', 'es', 'price', null],
  ['bag size', 'en', 'bags', null],
  ['how much for a family of four', 'en', 'price', null],
  ['museum cafe menu', 'en', 'food', null],
  ['free first sunday of the month', 'en', 'price', 3],
  ['sign language tour', 'en', 'access', null],
  ['¿hay visitas guiadas en lengua de señas?', 'es', 'access', null],
  ['huakaʻi kuhi lima', 'haw', 'access', null],
] as const)('%s (%s) asks for %s', (text, language, topic, day) => {
  expect(read(text, language)).toEqual({ topic, day });
});

test.each([
  'open studio',
  'animals',
  'cobalt after hours',
  'map of Persia',
  'book of hours',
  'sunday',
  'the',
  '',
  'silla',
  'pictures',
  'christmas carols',
  'phone',
  'sign',
  'guided tour',
  'first edition',
  '12',
])('%s asks for something else', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ['silla', 'es'],
  ['noho', 'haw'],
  ['ʻāina', 'haw'],
  ['kumu', 'haw'],
  ['palapala', 'haw'],
] as const)(
  'what asks for a visit only with a second word asks for nothing alone: %s (%s)',
  (text, language) => {
    expect(read(text, language)).toBeNull();
  },
);

test.each([
  ['how do I get there', 'en', ''],
  ['pehea e hiki aku ai', 'haw', ''],
  ['where is the restroom?', 'en', 'restroom?'],
  ['¿dónde están los baños?', 'es', 'baños?'],
  ['Hāmama anei', 'haw', 'Hāmama'],
  ['how to read a lattice', 'en', 'how to read a lattice'],
  ['lotus', 'en', 'lotus'],
  ['are you closed on christmas', 'en', 'christmas'],
  ['¿cierran en Navidad?', 'es', 'Navidad?'],
  ['new years eve', 'en', 'new years'],
  ['hāmama i ka makahiki hou', 'haw', 'makahiki hou'],
] as const)('of %s (%s) what is looked for is "%s"', (text, language, subject) => {
  expect(keepSubject(text, [words[language], words.en])).toBe(subject);
});
