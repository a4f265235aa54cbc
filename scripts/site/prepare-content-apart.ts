// What a parent of workers starts to prepare content: the memory that loading takes goes with it, and the
// parent, which lives as long as the site, does not keep it.
import { toExit } from './explain-end.ts';
import { prepareContent } from './prepare-content.ts';

// Nobody waits for it any more.
process.on('disconnect', () => process.exit(1));
try {
  const { readSettings } = await import('#server/settings/settings.ts');
  await prepareContent(readSettings());
  process.exit(0);
} catch (error) {
  const { said, code } = toExit(error as Error);
  console.error(said);
  process.exit(code);
}
