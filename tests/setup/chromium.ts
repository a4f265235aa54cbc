import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** How to launch a Chromium, in the words of Playwright's launch options. */
export interface Chromium {
  readonly executablePath?: string;
  /** Set where no path is known: an installed Chrome, which Playwright finds by itself. */
  readonly channel?: 'chrome';
  readonly args: string[];
  readonly env: Record<string, string>;
}

// Pages are drawn without a graphics card or the imitation of one, which costs a quarter of all work;
// only what draws in three dimensions gets the imitation.
const args = ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'];
const systemNames = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
];
const packageFolder = fileURLToPath(
  new URL('../../node_modules/@sparticuz/chromium', import.meta.url),
);
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * A browser without asking anybody to install one: `$CHROMIUM_PATH`, else the system's, else the one
 * that came with the packages (Linux on x64, no root needed), else an installed Chrome.
 */
export async function findChromium(): Promise<Chromium> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
  const installed = given ?? findOnPath();
  if (installed) return { executablePath: installed, args, env };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { channel: 'chrome', args: [], env };
  }
  const folder = await unpackChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder },
  };
}

function findOnPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** The package unpacks its libraries and fonts only in the clouds it knows, so this does it itself. */
async function unpackChromium(): Promise<string> {
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const folder = join(cacheFolder, `chromium-${JSON.parse(manifest).version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  try {
    const bin = join(packageFolder, 'bin');
    await Promise.all([
      decompress(join(bin, 'chromium.br'), join(unfinished, 'chromium')),
      ...['al2023', 'fonts', 'swiftshader'].map((name) =>
        unpackArchive(join(bin, `${name}.tar.br`), unfinished),
      ),
    ]);
    await chmod(join(unfinished, 'chromium'), 0o755);
    // Its own file names folders of those clouds; without a font every text would have no height.
    await writeFile(join(unfinished, 'fonts.conf'), toFontsConf(folder));
    // A temporary folder is its maker's alone, but the tests may be run by another user next time.
    await chmod(unfinished, 0o755);
    // Another process may have been first.
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function decompress(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

async function unpackArchive(archive: string, folder: string): Promise<void> {
  const tar = join(folder, basename(archive, '.br'));
  await decompress(archive, tar);
  execFileSync('tar', ['-xf', tar, '-C', folder]);
  await rm(tar);
}

const toFontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
