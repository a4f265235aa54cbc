// `npm run museum:new`: begins another museum, without this one's content, names and colors.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand } from '../command-line/run-staff-command.ts';
import { type Answers, answersSchema, findProblem, questions } from './answers.ts';
import { copyProject } from './copy-project.ts';
import { writeBrand } from './write-brand.ts';
import { writeContent } from './write-content.ts';

const help = `Begins another museum in a new folder: this project without its content, with your names and colors.

  npm run museum:new -- ../our-museum                            asks, question by question
  npm run museum:new -- ../our-museum --answers answers.json     asks nothing
  npm run museum:new -- ../our-museum --questions                prints such a file with the usual answers

Asked are name, kind and a sentence in each language, four colors, address, time zone and opening hours. An
empty answer takes what stands in brackets. Colors are taken as they are where texts can be read on them;
others are made darker or lighter, and that is told. Every screen opens without content, and says so.

Then: cd ../our-museum, npm start, and open the link to /studio that it prints.
docs/another-museum.md says what else is yours to write.

Exit status: 0 done, 1 failed, 2 the command or an answer is wrong.
`;

const { values, positionals } = readCommandLine(
  { words: 1, options: { answers: { type: 'string' }, questions: { type: 'boolean' } } },
  help,
);
const [given] = positionals;

async function run(): Promise<void> {
  if (values.questions) return printQuestions();
  if (given === undefined) throw new WrongCommand('Name a new folder; --help tells more.');
  const folder = resolve(given);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new WrongCommand(`${folder} is not empty. Nothing was written.`);
  }
  const answers = values.answers ? readAnswers(values.answers) : await ask();
  mkdirSync(folder, { recursive: true });
  copyProject('.', folder);
  writeContent(folder, answers);
  const changed = await writeBrand(folder, answers);
  for (const { wanted, taken } of changed) {
    console.log(`${wanted} would be hard to read; ${taken} is taken in its place.`);
  }
  console.log(
    `${answers.name.en} is in ${folder}.\n\n  cd ${folder}\n  npm start\n\nIt prints a link that makes your account in the studio. Next: docs/another-museum.md.`,
  );
}

function readAnswers(file: string): Answers {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongCommand(`${basename(file)} cannot be read: ${(error as Error).message}`);
  }
  const { data, error } = answersSchema.safeParse(json);
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new WrongCommand(`${basename(file)} cannot be taken:\n${problems.join('\n')}`);
}

type Given = Record<string, unknown>;

function put(answers: Given, [name, part]: (typeof questions)[number]['path'], value: string) {
  if (part === undefined) answers[name] = value;
  else answers[name] = { ...(answers[name] as Given | undefined), [part]: value };
}

async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input is no answer.
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new WrongCommand('Nothing was written.')));
  });
  closed.catch(() => {});
  const answers: Given = {};
  for (const { path, text, usual } of questions) {
    for (;;) {
      const known = usual(answers);
      const prompt = `${text}${known === '' ? '' : ` [${known}]`}: `;
      const answer = (await Promise.race([terminal.question(prompt), closed])).trim() || known;
      const problem = findProblem(path, answer);
      if (problem === null) {
        put(answers, path, answer);
        break;
      }
      console.log(`  ${answer === '' ? 'An answer is needed.' : `"${answer}" ${problem}.`}`);
    }
  }
  terminal.removeAllListeners('close');
  terminal.close();
  return answersSchema.parse(answers);
}

function printQuestions(): void {
  const answers: Given = {};
  for (const { path, usual } of questions) put(answers, path, usual(answers));
  console.log(JSON.stringify(answers, null, 2));
}

await runStaffCommand(run);
