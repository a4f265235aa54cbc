import { MediaRefused } from './media-refused.ts';

export interface Captions {
  /** As it is kept: whole lines, UTF-8. */
  readonly text: string;
  /** Of the last words, from the beginning of the film. */
  readonly endsAtMs: number;
  /** What is said, without times and marks, a line for each. */
  readonly transcript: string;
}

const maxCues = 20_000;

/**
 * Checks captions as a player would read them. Source: W3C, "WebVTT: The Web Video Text Tracks Format", §4.
 * @throws {MediaRefused} with the line that is wrong, counted from 1
 */
export function readCaptions(bytes: Uint8Array): Captions {
  const lines = decode(bytes).split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) throw new MediaRefused('captions-head');
  const said: string[] = [];
  let startsAt = 0;
  let endsAt = 0;
  let cues = 0;
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^(NOTE|STYLE|REGION)(?:[ \t]|$)/.test(line)) {
      at = endOfBlock(lines, at);
      continue;
    }
    if (!line.includes('-->')) continue;
    const time = parseTimes(line);
    if (!time) throw new MediaRefused('captions-time', { line: at + 1 });
    if (time.end <= time.start || time.start < startsAt) {
      throw new MediaRefused('captions-order', { line: at + 1 });
    }
    startsAt = time.start;
    endsAt = Math.max(endsAt, time.end);
    const end = endOfBlock(lines, at);
    const words = lines.slice(at + 1, end).join(' ');
    said.push(withoutMarks(words));
    cues += 1;
    at = end;
    if (cues > maxCues) throw new MediaRefused('too-many-bytes', { megabytes: 1 });
  }
  if (cues === 0) throw new MediaRefused('captions-empty');
  return {
    text: `${lines.join('\n').trimEnd()}\n`,
    endsAtMs: endsAt,
    transcript: said.filter((line) => line !== '').join('\n'),
  };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '\uFFFD');
  } catch {
    throw new MediaRefused('captions-encoding');
  }
}

/** The empty line after a block, or the end. */
function endOfBlock(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at > from && line === '');
  return end === -1 ? lines.length : end;
}

const timePattern = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})';
const timesPattern = new RegExp(`^${timePattern}[ \\t]+-->[ \\t]+${timePattern}(?:[ \\t]|$)`);

function parseTimes(line: string): { start: number; end: number } | null {
  const found = timesPattern.exec(line);
  if (!found) return null;
  const toMs = (at: number) => {
    const [hours = 0, minutes = 0, seconds = 0, ms = 0] = found
      .slice(at, at + 4)
      .map((part) => Number(part ?? 0));
    return ((hours * 60 + minutes) * 60 + seconds) * 1_000 + ms;
  };
  return { start: toMs(1), end: toMs(5) };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

const withoutMarks = (words: string): string =>
  words
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
