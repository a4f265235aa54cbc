import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const nodePackage = `node-${process.platform}-${process.arch}`;

/**
 * A project with this script and an npm that writes down how it was called, and then does what the
 * test says: `install(version)` puts packages and Node where npm would.
 */
function makeProject(npm: string) {
  const folder = mkdtempSync(join(tmpdir(), 'girih-set-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  mkdirSync(join(folder, 'scripts/site'), { recursive: true });
  copyFileSync('scripts/site/set-up.mjs', join(folder, 'scripts/site/set-up.mjs'));
  write('package.json', { optionalDependencies: { [nodePackage]: '26.10.0' } });
  const packages = {
    '': { name: 'girih' },
    'node_modules/tile': { version: '1.0.0' },
    [`node_modules/${nodePackage}`]: {
      version: '26.10.0',
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
    },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
  };
  write('package-lock.json', { packages });
  writeFileSync(join(folder, 'npm.cjs'), `${fakeNpm}\n${npm}`);
  const run = (event = 'pretest') => {
    const result = spawnSync(process.execPath, ['scripts/site/set-up.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        npm_execpath: join(folder, 'npm.cjs'),
        npm_node_execpath: process.execPath,
        npm_lifecycle_event: event,
      },
    });
    return { code: result.status, output: result.stdout + result.stderr };
  };
  const listCalls = () => {
    const log = join(folder, 'calls');
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  };
  return { folder, write, run, listCalls, packages };
}

const fakeNpm = `
  const fs = require('node:fs');
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'ping') {
    fs.appendFileSync('calls', [command, ...rest.filter((one) => !one.startsWith('-'))].join(' ') + '\\n');
  }
  const fail = (message) => { console.error(message); process.exit(1); };
  const install = (version, node, omitted) => {
    const { packages } = JSON.parse(fs.readFileSync('package-lock.json'));
    const bin = 'node_modules/${nodePackage}/bin';
    fs.mkdirSync(bin, { recursive: true });
    fs.writeFileSync(bin + '/node', node, { mode: 0o755 });
    if (omitted) delete packages[omitted];
    else packages['node_modules/${nodePackage}'].version = version;
    fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  };
  const working = '#!/bin/sh\\nexit 0';
  const broken = '#!/bin/sh\\necho "error while loading shared libraries: libatomic.so.1" >&2; exit 127';
`;

test('a fresh clone gets its packages, and the second time nothing is done', () => {
  const project = makeProject(`if (command === 'ci') install('26.10.0', working)`);
  expect(project.run()).toEqual({ code: 0, output: expect.stringContaining('done in') });
  expect(project.run()).toEqual({ code: 0, output: '' });
  expect(project.listCalls()).toEqual(['ci']);
  expect(existsSync(join(project.folder, 'node_modules/.bin/node'))).toBe(true);
});

test('another lock file installs again, unless npm has done so already', () => {
  const project = makeProject(`if (command === 'ci') install('26.10.0', working)`);
  project.run();
  const packages = { ...project.packages, 'node_modules/tile': { version: '1.0.1' } };
  project.write('node_modules/.package-lock.json', { packages });
  project.write('package-lock.json', { packages });
  expect(project.run().output).toBe('');
  project.write('package-lock.json', {
    packages: { ...packages, 'node_modules/star': { version: '2.0.0' } },
  });
  expect(project.run().code).toBe(0);
  expect(project.listCalls()).toEqual(['ci', 'ci']);
});

test('a site that is built starts without what only the build and the tests need', () => {
  const project = makeProject(`if (command === 'ci') install('26.10.0', working)`);
  project.run();
  const packages = { ...project.packages, 'node_modules/bundler': { version: '1.0.0', dev: true } };
  project.write('package-lock.json', { packages });
  mkdirSync(join(project.folder, 'build/server'), { recursive: true });
  writeFileSync(join(project.folder, 'build/server/index.js'), '');
  expect(project.run('prestart')).toEqual({ code: 0, output: '' });
  expect(project.listCalls()).toEqual(['ci']);
  expect(project.run('pretest').code).toBe(0);
  expect(project.listCalls()).toEqual(['ci', 'ci']);
  project.write('package-lock.json', {
    packages: { ...packages, 'node_modules/star': { version: '2.0.0' } },
  });
  project.run('prestart');
  expect(project.listCalls()).toEqual(['ci', 'ci', 'ci']);
});

test('without network it says what is missing and what to do', () => {
  const project = makeProject(`fail('npm error code ENOTFOUND')`);
  expect(project.run()).toEqual({
    code: 1,
    output: expect.stringMatching(/packages .* could not be downloaded.*Connect to the network/),
  });
});

test('a package that npm left out without a word is named', () => {
  const project = makeProject(
    `if (command === 'ci') install('26.10.0', working, 'node_modules/${nodePackage}')`,
  );
  expect(project.run()).toEqual({ code: 1, output: expect.stringContaining(nodePackage) });
});

test('where Node 26 does not start for want of a library, Node 24 takes its place', () => {
  const project = makeProject(
    `if (command === 'ci') install('26.10.0', broken); if (command === 'install') install('24.21.0', working)`,
  );
  const { code, output } = project.run();
  expect(code).toBe(0);
  expect(output).toContain('sudo apt-get install libatomic1');
  expect(project.listCalls()).toEqual(['ci', `install ${nodePackage}@24.21.0`]);
  expect(project.run()).toEqual({ code: 0, output: '' });
});

test('a Node that cannot start is never left as the one to run the commands', () => {
  const project = makeProject(
    `if (command === 'ci') install('26.10.0', broken); if (command === 'install') fail('npm error code EAI_AGAIN')`,
  );
  const { code, output } = project.run();
  expect(code).toBe(1);
  expect(output).toContain('Node 24.21.0 could not be downloaded');
  expect(existsSync(join(project.folder, 'node_modules/.bin/node'))).toBe(false);
});

test.for(['package-lock.json', 'pictures/package-lock.json'])(
  '%s has the packages of every kind of machine, as `npm ci` asks',
  (file) => {
    const { packages }: Lock = JSON.parse(readFileSync(file, 'utf8'));
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !hasPackage(packages, folder, name))
        .map((name) => `${folder}: ${name}`),
    );
    expect(missing).toEqual([]);
  },
);

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
}

/** Beside the package that asks, or in any folder above it. */
function hasPackage(packages: Lock['packages'], folder: string, name: string): boolean {
  if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
  const above = folder.lastIndexOf('node_modules/');
  return folder !== '' && hasPackage(packages, folder.slice(0, Math.max(0, above - 1)), name);
}
