import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = globSync('**/*.md', {
  exclude: ['node_modules/**', 'build/**', 'var/**', '**/node_modules/**'],
}).sort();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Folders at the root of the project; a path in a document begins with one of them, or lies beside it. */
const roots = globSync('*/').map((folder) => folder.replace(/\/$/, ''));

/** Made while the project runs, so not there in a fresh checkout. */
const isMade = (path: string) => /^(var|build|node_modules|\.cache)(\/|$)/.test(path);

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** As GitHub makes them of headings. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/`/g, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading.trim()));

/** `server/app.ts`, `app/blocks/`; not `a/b` of a sentence, and nothing with a place to fill. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) => {
    const plain = path.replace(/[#:]L?\d+$/, '');
    const isPath = /^\.{0,2}[\w@./+-]+$/.test(plain) && plain.includes('/');
    const [first = ''] = plain.split('/');
    return isPath && roots.includes(first) && !isMade(plain) ? [plain] : [];
  });
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const folder = dirname(document);

  test('links lead to what is there', () => {
    const links = [...withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)];
    const broken = links.flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : normalize(join(folder, decodeURI(path)));
      if (!existsSync(target)) return [link];
      const isThere =
        anchor === undefined ||
        !target.endsWith('.md') ||
        listAnchors(readFileSync(target, 'utf8')).includes(anchor);
      return isThere ? [] : [link];
    });
    expect(broken).toEqual([]);
  });

  test('paths that are named are there', () => {
    const missing = listPaths(text).filter((path) => {
      const isBeside = existsSync(join(folder, path));
      return !existsSync(path) && !isBeside;
    });
    expect(missing).toEqual([]);
  });

  test('commands that are named are there', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('Decisions', () => {
  const folder = 'docs/decisions';
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const decisions = globSync('0*.md', { cwd: folder }).sort();
  const rows = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| (\S+) \| (.+) \|$/gm)];

  test('are all in the index, once', () => {
    expect(rows.map(([, , file]) => file).sort()).toEqual(decisions);
  });

  test('have a number of their own', () => {
    const numbers = decisions.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(
    rows.map(([, number = '', file = '', title, date, status]) => ({
      number,
      file,
      title,
      date,
      status,
    })),
  )(
    '$file says what the index says, in the one form',
    ({ number, file, title, date, status = '' }) => {
      const [head, empty, state = '', ...body] = readFileSync(join(folder, file), 'utf8').split(
        '\n',
      );
      expect(head).toBe(`# ${number}: ${title}`);
      expect(empty).toBe('');
      const [, successor] = /superseded by (\[.*\))/.exec(status) ?? [];
      expect(state).toBe(`Accepted ${date}${successor ? `, superseded by ${successor}` : ''}.`);
      const parts = [...body.join('\n').matchAll(/^\*\*(Context|Decision)\b/gm)];
      expect([...new Set(parts.map(([, part]) => part))]).toEqual(['Context', 'Decision']);
    },
  );
});
