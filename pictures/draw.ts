import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const help = `Draws the museum's own pictures into content/images, its films into content/films and the map of the way
here (maps/way-here) into public/maps.

node pictures/draw.ts [options]
  --only <pattern>   only names that contain the text; * stands for anything
  --missing          only pictures whose file is not there yet
  --films            draw the films too, named films/<name> (needs ffmpeg, takes minutes)
  --jobs <n>         pictures drawn at the same time (default 2)
  --list             print the names and stop
  --help             print this and stop

The same program draws the same pictures everywhere. Exit codes: 0 all drawn, 1 some could not be
drawn or its packages are not installed (npm ci --prefix pictures), 2 the options are wrong or nothing has such a name.`;

/** npm writes this file when it has finished. */
const isInstalled = existsSync(join(import.meta.dirname, 'node_modules/.package-lock.json'));

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === 'string') {
    console.error(`${options}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  if (!isInstalled) {
    console.error(
      'The drawing program has packages of its own, which are not installed: npm ci --prefix pictures',
    );
    return 1;
  }
  // Only now, since these need the packages.
  const { drawPictures, listPictures } = await import('./draw-pictures.ts');
  const { drawFilms } = await import('./films/draw-films.ts');
  const wanted = listPictures((name) => matches(name, options.only), options.missing);
  const isMap = matches('maps/way-here', options.only);
  if (options.list) {
    for (const name of wanted) console.log(name);
    return 0;
  }
  if (wanted.length === 0 && !options.missing && !options.films && !isMap) {
    console.error(`No picture has a name like ${options.only}. --list prints all names.`);
    return 2;
  }
  if (isMap && !options.missing) {
    const { drawWayHere } = await import('./families/plans/way-here.ts');
    writeFileSync(join(import.meta.dirname, '../public/maps/way-here.svg'), drawWayHere());
  }
  const failed = await drawPictures(wanted, options.jobs);
  const filmsFailed = options.films
    ? await drawFilms((name) => matches(`films/${name}`, options.only), options.jobs)
    : 0;
  return failed + filmsFailed > 0 ? 1 : 0;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: '*' },
        missing: { type: 'boolean', default: false },
        films: { type: 'boolean', default: false },
        jobs: { type: 'string', default: '2' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1 || jobs > 64)
      return '--jobs must be a whole number from 1 to 64.';
    return { ...values, jobs };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function matches(slug: string, pattern: string): boolean {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('\\$', '$');
  return new RegExp(source).test(slug);
}

process.exitCode = await main();
