import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FormsPlace } from '../forms-place.ts';

export interface KilledEditors<Name extends string> {
  readonly place: Pick<FormsPlace, 'settings' | 'folder'>;
  /** Beside this one: prints `{"ready":true}` and then a line for each change that was acknowledged. */
  readonly script: string;
  /** Of the two processes, as the script is told. */
  readonly names: readonly [Name, Name];
  readonly times: number;
  readonly onSaid: (name: Name, said: Readonly<Record<string, unknown>>) => void;
  /** Looks at what visitors see meanwhile. @returns what is not as it should be */
  readonly look: () => Promise<readonly string[]>;
}

interface Editor<Name> {
  readonly name: Name;
  readonly process: ChildProcess;
  readonly ready: Promise<void>;
}

/** Kills one of two processes, or both, at random moments, and looks meanwhile. */
export async function killEditors<Name extends string>(
  options: KilledEditors<Name>,
): Promise<{ readonly looks: number; readonly faults: string[] }> {
  const { place, names, times, onSaid, look } = options;
  const faults: string[] = [];
  const file = fileURLToPath(new URL(`./${options.script}`, import.meta.url));
  let isOver = false;
  let looks = 0;

  const start = (name: Name): Editor<Name> => {
    const child = spawn(process.execPath, [file, name], {
      env: { ...process.env, ...place.settings, DATA_FOLDER: place.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (text) => faults.push(`${name}: ${text}`));
    const ready = new Promise<void>((resolve) => {
      child.on('exit', (code) => {
        if (code !== null) faults.push(`${name} ended with ${code}`);
        resolve();
      });
      createInterface(child.stdout).on('line', (line) => {
        // Killed in the middle of a line: nobody was told that.
        if (!line.endsWith('}')) return;
        const said = JSON.parse(line) as Readonly<Record<string, unknown>>;
        if (said.ready) resolve();
        else onSaid(name, said);
      });
    });
    return { name, process: child, ready };
  };
  const isRunning = ({ process: child }: Editor<Name>) =>
    child.exitCode === null && child.signalCode === null;
  const end = async (editor: Editor<Name>) => {
    if (!isRunning(editor)) return;
    const closed = new Promise((resolve) => editor.process.on('close', resolve));
    editor.process.kill('SIGKILL');
    await closed;
  };

  const watch = (async () => {
    while (!isOver) {
      faults.push(...(await look()));
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  let editors = names.map(start);
  try {
    for (let kill = 1; kill <= times; kill += 1) {
      await Promise.all(editors.map(({ ready }) => ready));
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400));
      const killed = editors.filter(({ name }) =>
        kill % 3 === 0 ? true : kill % 2 === names.indexOf(name),
      );
      await Promise.all(killed.map(end));
      editors = editors.map((one) =>
        killed.includes(one) && kill < times ? start(one.name) : one,
      );
    }
  } finally {
    await Promise.all(editors.map(end));
    isOver = true;
    await watch;
  }
  return { looks, faults };
}
