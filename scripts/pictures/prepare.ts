// `npm run pictures:prepare`: makes the objects' pictures ready to be looked at closely, instead of when
// somebody first does. May be repeated; what is made already stays.
import { preparePyramids } from '#server/iiif/prepare-pyramids.ts';
import { Pyramids, toPyramidsFolder } from '#server/iiif/pyramids.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';

readCommandLine({});
const { contentFolder, dataFolder } = readSettings();
const step = startStep('Pictures');
const { made, ready, failed } = await preparePyramids(
  {
    imagesFolder: `${contentFolder}/images`,
    mastersFolders: [`${dataFolder}/masters`, `${contentFolder}/masters`],
  },
  new Pyramids({ folder: toPyramidsFolder(`${dataFolder}/cache/images-iiif`) }),
  (done, total) => step.progress(`${done} of ${total}`),
);
step.done(`${made} prepared, ${ready} ready before`);
for (const { name, reason } of failed) console.error(`${name}: ${reason}`);
process.exitCode = failed.length > 0 ? 1 : 0;
