// `npm run pictures:describe`: writes down how the objects' pictures look, so that a first start need
// not look at them. Run it after pictures/draw.ts; a test says when it is needed.
import { readdirSync, writeFileSync } from 'node:fs';
import { describePicture } from '#services/object-collection/embedded/similarity/picture-look.ts';
import { readCommandLine } from './read-command-line.ts';

readCommandLine({});
const folder = 'content/images/objects';
const looks: Record<string, string> = {};
for (const file of readdirSync(folder).sort()) {
  const look = await describePicture(`${folder}/${file}`);
  looks[`/images/objects/${file}`] = Buffer.from(look).toString('base64');
}
writeFileSync('content/images/looks.json', `${JSON.stringify(looks, null, 2)}\n`);
console.log(`${Object.keys(looks).length} pictures described in content/images/looks.json`);
