import { type Import, listSources, readImports } from './read-imports.ts';

/** Small rooms that every other one of their house may read; their arrows would hide the others. */
const readByAll = new Set([
  'brand',
  'shared',
  'app/+types',
  'app/design',
  'app/i18n',
  'app/structured-data',
]);

/** Screens and parts of pages read the context of their request, which lies at the root of the app. */
const isToRoot = (from: string, to: string) => from.startsWith('app/') && to === 'app';

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.test-support\.tsx?$/.test(file);

/** The room that a file lies in: services are alike, so their halves stand for all of them. */
function roomOf(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  if (first === 'server' && second === 'studio') return 'server/studio';
  if (first === 'app') return third === undefined ? 'app' : `app/${second}`;
  if (first !== 'services') return first;
  const half = third === 'contract.ts' ? 'contract' : third;
  return `services/*/${half}`;
}

/** A name that Mermaid takes. */
const toId = (room: string) => room.replace(/\W+/g, '_');

/**
 * The rooms of the house and who imports whom, drawn from the imports of the code as a Mermaid flow
 * chart. A dotted arrow stands for types alone. Needs to be run at the root of the project.
 */
export function drawRooms(): string {
  const folders = ['app', 'database', 'framework', 'scripts', 'server', 'services', 'studio'];
  const imports = listSources(folders)
    .filter(isProduct)
    .flatMap((file) => readImports(file));
  const isOurs = ({ to }: Import) => folders.some((folder) => to.startsWith(`${folder}/`));
  const arrows = new Map<string, boolean>();
  for (const one of imports.filter(isOurs)) {
    const [from, to] = [roomOf(one.from), roomOf(one.to)];
    if (from === to || readByAll.has(from) || readByAll.has(to) || isToRoot(from, to)) continue;
    const arrow = `${from} ${to}`;
    arrows.set(arrow, (arrows.get(arrow) ?? true) && one.isTypeOnly);
  }
  const rooms = [...new Set([...arrows.keys()].flatMap((arrow) => arrow.split(' ')))].sort();
  return [
    'flowchart TD',
    ...rooms.map((room) => `  ${toId(room)}["${room}"]`),
    ...[...arrows].sort().map(([arrow, isTypeOnly]) => {
      const [from = '', to = ''] = arrow.split(' ');
      return `  ${toId(from)} ${isTypeOnly ? '-.->' : '-->'} ${toId(to)}`;
    }),
  ].join('\n');
}
