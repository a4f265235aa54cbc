import { fill } from '../languages/fill.ts';

/** Fills the `{time}` of a sentence. One o'clock alone is singular in Spanish: "hasta la 1:05", "a las 2". */
export const fillTime = (sentence: string, time: string): string =>
  fill(/^1(?!\d)/.test(time) ? sentence.replace(/\blas \{time\}/, 'la {time}') : sentence, {
    time,
  });
