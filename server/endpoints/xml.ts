import type { Context } from 'hono';

/** Text as it may stand between tags and in quoted attributes. */
export const escapeXml = (text: string): string =>
  text
    // Characters that no XML may hold, even written as numbers.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);

/** @param body a document without its declaration */
export const answerXml = (c: Context, body: string, contentType = 'application/xml') =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, 200, {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  });
