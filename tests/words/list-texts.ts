import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { introduction, museumKind } from '#brand/names.ts';
import {
  confirmationMessages,
  noticeMessages,
} from '#services/forms/embedded/mails/mail-messages.ts';
import { newsletterMessages } from '#services/forms/embedded/newsletter/mail-messages.ts';
import { mailMessages } from '#services/reservations/embedded/mails/mail-messages.ts';
import type { Language } from '#shared/languages/languages.ts';
import { listSources } from '../setup/read-imports.ts';

export interface Text {
  readonly from: string;
  readonly text: string;
}

/** Everything in one language that visitors see, hear read to them, or get in a mail. */
export function listTexts(language: Language): Text[] {
  return [
    ...listFiles(join('locales', language), '.json').flatMap((file) => {
      return toTexts(file, JSON.parse(readFileSync(file, 'utf8')));
    }),
    ...listFiles('content', '.json')
      .filter((file) => !/^content\/(mappings|thesaurus)/.test(file))
      .flatMap((file) => listOf(language, file, JSON.parse(readFileSync(file, 'utf8')))),
    ...listFiles('content/films', `.${language}.vtt`).flatMap((file) =>
      toTexts(file, readFileSync(file, 'utf8').replace(/^.*-->.*$/gm, '')),
    ),
    ...[introduction, museumKind, confirmationMessages, newsletterMessages, mailMessages].flatMap(
      (messages) => toTexts('mails and brand', messages[language]),
    ),
    ...(language === 'en' ? toTexts('mails to the staff', noticeMessages) : []),
  ];
}

/** Sentences in code: answers of the open collection, descriptions of its API, fields of blocks, words between tags. */
export function listCodeTexts(): Text[] {
  const files = listSources(['app', 'server', 'services', 'shared', 'brand']).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.test-support\.|fixture|\/search\//.test(file),
  );
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    const literals = code.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g) ?? [];
    const sentences = literals.filter(
      (literal) => /[A-Za-z,.] [A-Za-z]/.test(literal) && !/className|[;{}<]/.test(literal),
    );
    const written = file.endsWith('.tsx') ? (code.match(/(?<=>)[^<>{}()=;]+(?=<\/)/g) ?? []) : [];
    return [...sentences, ...written].map((text) => ({ from: file, text: text.trim() }));
  });
}

const listFiles = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** The texts below each key named as the language. */
function listOf(language: Language, from: string, value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === language ? toTexts(from, part) : listOf(language, from, part),
  );
}

/** Addresses and names of pictures are no words. */
function toTexts(from: string, value: unknown): Text[] {
  if (typeof value === 'string')
    return /^(?:\/|https?:|[a-z]+:)?[\w./#?=&%-]*[/_#][\w./#?=&%-]*$/.test(value)
      ? []
      : [{ from, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => toTexts(from, part));
}
