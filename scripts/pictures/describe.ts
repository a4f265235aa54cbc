// `npm run pictures:describe`: writes down how the objects' pictures look, so that a first start need
// not look at them. Run it after pictures/draw.ts; a test says when it is needed.
import { readdirSync, writeFileSync } from 'node:fs';
import { describePicture } from '#services/object-collection/embedded/similarity/picture-features.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';

readCommandLine({});
const folder = 'content/images/objects';
const features: Record<string, string> = {};
for (const file of readdirSync(folder).sort()) {
  const described = await describePicture(`${folder}/${file}`);
  features[`/images/objects/${file}`] = Buffer.from(described).toString('base64');
}
writeFileSync('content/images/picture-features.json', `${JSON.stringify(features, null, 2)}\n`);
console.log(
  `${Object.keys(features).length} pictures described in content/images/picture-features.json`,
);
