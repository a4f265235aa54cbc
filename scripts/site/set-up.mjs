// Runs before `npm start`, `npm run dev` and `npm test`: installs the packages when the lock file has
// changed, and Node at the project's version with them. Started by whatever Node the system has, so
// it is plain JavaScript for Node 20 and imports no package. Decision: docs/decisions/0001.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = join(root, 'node_modules/.cache/set-up-stamp');
const nodeLink = join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);
/** Needs no libatomic, and runs everything here. */
const fallbackVersion = '24.21.0';
const oldestMajor = 24;
/** Also where NODE_ENV is production: the build and the tests are part of the project. */
const always = ['--include=dev', '--include=optional', '--prefer-offline'];
const offline =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED/;

/** Ends the set-up with one message instead of a stack. */
class SetUpError extends Error {}

try {
  await setUp();
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function setUp() {
  const stamp = makeStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const missing = listMissingPackages();
  // What only the build and the tests need may be left out where a built site is just to be started:
  // `npm ci --omit=dev`. No stamp then, since the next command may need more.
  const isSlim = missing.length > 0 && isStartingBuiltSite() && missing.every(({ dev }) => dev);
  if (isSlim) return ensureNode();
  if (missing.length > 0) await installPackages();
  await ensureNode();
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function isStartingBuiltSite() {
  const { npm_lifecycle_event: event } = process.env;
  return event === 'prestart' && existsSync(join(root, 'build/server/index.js'));
}

/** An installation belongs to one lock file and one kind of machine. */
function makeStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform} ${process.arch}`;
}

async function installPackages() {
  const result = await runNpm('Installing the packages (once, half a gigabyte)', [
    'ci',
    ...always,
    // Without network this fails at once, or takes everything from npm's cache.
    `--fetch-retries=${(await isRegistryReachable()) ? 3 : 0}`,
  ]);
  if (result.failed) throw new SetUpError(explainFailure('The packages of this project', result));
  const missing = listMissingPackages().map(({ name }) => name);
  if (missing.length === 0) return;
  throw new SetUpError(
    `The packages for this system could not be downloaded: ${missing.join(', ')}. Check the connection to the package registry and run the command again.`,
  );
}

async function isRegistryReachable() {
  const { failed, output } = await runNpm(null, ['ping', '--fetch-retries=0']);
  return !failed || !offline.test(output);
}

/**
 * The packages of the lock file that this system needs and npm did not install, or in another version.
 * npm leaves an optional one out without a word when it cannot be fetched.
 */
function listMissingPackages() {
  const wanted = readPackages('package-lock.json');
  // npm writes this file when it has finished.
  const installed = readPackages('node_modules/.package-lock.json');
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = ({ optional, os, cpu, libc: libcs }) =>
    // An optional package for every system is a part of one that is for another system.
    (!optional || os || cpu) &&
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (process.platform !== 'linux' || !libcs || libcs.includes(libc));
  return Object.entries(wanted)
    .filter(([folder, one]) => folder !== '' && !one.peer && fits(one))
    .filter(([folder, { version }]) => installed[folder]?.version !== version)
    .map(([folder, { dev, devOptional }]) => ({
      name: folder.split('node_modules/').at(-1),
      dev: Boolean(dev || devOptional),
    }));
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

async function ensureNode() {
  const wanted = findPlatformPackage();
  if (!wanted) return acceptOwnNode();
  const binary = join(
    root,
    `node_modules/${wanted.name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`,
  );
  const problem = probe(binary);
  if (!problem) return linkNode(binary);
  // First of all, since a Node that cannot start would be the one to run this script next time.
  rmSync(nodeLink, { force: true });
  console.log(
    problem.includes('libatomic')
      ? `Node ${wanted.version} needs the library libatomic, which this system lacks; taking Node ${fallbackVersion} instead (for ${wanted.version}: sudo apt-get install libatomic1, then npm ci).`
      : `Node ${wanted.version} does not start here (${problem}); taking Node ${fallbackVersion} instead.`,
  );
  const fallback = `${wanted.name}@${fallbackVersion}`;
  const result = await runNpm(`Installing Node ${fallbackVersion}`, [
    'install',
    '--no-save',
    ...always,
    fallback,
  ]);
  const secondProblem = probe(binary);
  if (!secondProblem) return linkNode(binary);
  rmSync(nodeLink, { force: true });
  throw new SetUpError(
    result.failed
      ? explainFailure(`Node ${fallbackVersion}`, result)
      : `Node ${fallbackVersion} does not start either: ${secondProblem}`,
  );
}

/** The package that holds Node for this machine, from package.json. */
function findPlatformPackage() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const names = [`node-bin-${platform}-${process.arch}`, `node-${platform}-${process.arch}`];
  const name = names.find((one) => optionalDependencies[one]);
  return name ? { name, version: optionalDependencies[name] } : null;
}

function acceptOwnNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestMajor) return;
  throw new SetUpError(
    `There is no packaged Node for ${process.platform} ${process.arch}, and this one is ${process.version}: install Node ${oldestMajor} or newer from https://nodejs.org and run the command again.`,
  );
}

/** @returns null when this Node starts, else why it does not */
function probe(binary) {
  const { status, stderr, error } = spawnSync(binary, ['-p', 'process.version'], {
    encoding: 'utf8',
  });
  if (status === 0) return null;
  return (stderr || error?.message || `exit code ${status}`).trim().split('\n')[0];
}

/** npm makes the link; it is missing where this script was killed after it had removed it. */
function linkNode(binary) {
  if (process.platform === 'win32' || existsSync(nodeLink)) return;
  mkdirSync(dirname(nodeLink), { recursive: true });
  symlinkSync(relative(dirname(nodeLink), binary), nodeLink);
}

/**
 * Runs npm with one line of progress, or none when the title is null.
 * @returns {Promise<{ failed: boolean, output: string }>} what npm printed
 */
function runNpm(title, args) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const interactive = title !== null && process.stdout.isTTY === true;
  if (title && !interactive) console.log(`${title} …`);
  const draw = () => interactive && process.stdout.write(`\r\x1b[K${title} … ${seconds()} s`);
  draw();
  const timer = setInterval(draw, 1000);
  const [command, ...first] = findNpm();
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: first.length === 0 && process.platform === 'win32',
  });
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    const end = (failed) => {
      clearInterval(timer);
      if (interactive) process.stdout.write('\r\x1b[K');
      if (title && !failed) console.log(`${title}: done in ${seconds()} s.`);
      resolve({ failed, output });
    };
    child.on('error', (error) => {
      keep(error.message);
      end(true);
    });
    child.on('close', (code) => end(code !== 0));
  });
}

/** The npm that started this, run by the Node that runs it: `npm` alone might run on the one it deletes. */
function findNpm() {
  const npm = process.env.npm_execpath;
  if (!npm) return ['npm'];
  return [process.env.npm_node_execpath ?? process.execPath, npm];
}

function explainFailure(what, { output }) {
  if (offline.test(output)) {
    return `${what} could not be downloaded, because the package registry does not answer. Connect to the network (or tell npm about your registry or proxy: npm config set registry …, npm config set proxy …) and run the command again.`;
  }
  if (/ENOSPC/.test(output)) {
    return `${what} could not be installed: the disk is full. They need 500 MB.`;
  }
  const lines = output.trim().split('\n').slice(0, 15).join('\n');
  return `${what} could not be installed. npm says:\n${lines}`;
}
