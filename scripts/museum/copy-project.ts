import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is made, installed, or the demo's own. */
const leftOut =
  /^(node_modules|build|var|\.react-router|\.git|test-results|playwright-report|content)(\/|$)/;

/** Copies the project into a new folder, without content and without what is made from it. */
export function copyProject(from: string, to: string): void {
  for (const file of listFiles(from)) {
    if (leftOut.test(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
}

/** What git knows; where there is no git, what lies there. */
function listFiles(from: string): string[] {
  if (existsSync(join(from, '.git'))) {
    try {
      const options = { cwd: from, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
      const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
      const files = execFileSync('git', args, options).split('\0');
      return files.filter((file) => file !== '' && existsSync(join(from, file)));
    } catch {
      // Git itself may be absent.
    }
  }
  const walk = (below: string): string[] =>
    readdirSync(join(from, below), { withFileTypes: true }).flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (leftOut.test(path)) return [];
      return entry.isDirectory() ? walk(path) : entry.isFile() ? [path] : [];
    });
  return walk('');
}
