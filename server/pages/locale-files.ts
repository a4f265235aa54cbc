import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#shared/languages/languages.ts';

/** One file of words as the browser asks for it. */
export interface LocaleFile {
  readonly json: string;
  readonly etag: string;
}

/**
 * All files of words by their address below `/locales/`: `es/common.json`, and whole languages as
 * `es.json`. They are part of the code and read once.
 */
export function readLocaleFiles(folder: string): ReadonlyMap<string, LocaleFile> {
  const files = new Map<string, LocaleFile>();
  for (const language of languages) {
    const whole: Record<string, unknown> = {};
    for (const name of readdirSync(join(folder, language)).filter((file) =>
      file.endsWith('.json'),
    )) {
      const messages: unknown = JSON.parse(readFileSync(join(folder, language, name), 'utf8'));
      files.set(`${language}/${name}`, toLocaleFile(messages));
      whole[name.replace(/\.json$/, '')] = messages;
    }
    files.set(`${language}.json`, toLocaleFile(whole));
  }
  return files;
}

function toLocaleFile(messages: unknown): LocaleFile {
  const json = JSON.stringify(messages);
  return { json, etag: `"${createHash('sha1').update(json).digest('base64url')}"` };
}
