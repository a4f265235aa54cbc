// `npm run translations:check`: what is missing or wrong in the words of the three languages.

import { readCommandLine } from '../command-line/read-command-line.ts';
import { listAllTranslationProblems } from './read-translations.ts';

readCommandLine({});
const problems = listAllTranslationProblems();
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0 ? 'The translations are complete.' : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
