// `npm run guide:pictures`: the pictures of the editors' guide, taken from a studio that is started for it,
// while every step of the guide is done in every language. What looks as before stays as it is.
//   --language es      this language only
//   --only history     the picture of this chapter only; all steps are done
//   --check            does the steps and takes nothing
// Takes some minutes. Exit status: 0 done, 1 a step could not be done, 2 the command is wrong.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { museumTimeZone } from '#brand/names.ts';
import { languages } from '#shared/languages/languages.ts';
import { findChromium } from '../../tests/setup/chromium.ts';
import { formatBytes, startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { looksAlike } from './looks-alike.ts';
import { readSteps } from './read-guide.ts';
import { guideWindow, morning, openStage } from './stage.ts';
import { walkChapter } from './walk.ts';

const { values } = readCommandLine({
  options: {
    language: { type: 'string', multiple: true, default: [...languages] },
    only: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
  },
});

/** What the guide shows on a wide window. */
const pictureWidth = 1120;
const { executablePath, channel, args, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  ...(channel ? { channel } : {}),
  args,
  env,
});
let bytes = 0;
try {
  for (const language of languages.filter((one) => values.language.includes(one))) {
    const step = startStep(`Guide ${language}`);
    const stage = await openStage(language, morning - Date.now());
    try {
      const context = await browser.newContext({
        baseURL: stage.origin,
        viewport: guideWindow,
        locale: language,
        timezoneId: museumTimeZone,
        reducedMotion: 'reduce',
      });
      const { now } = stage;
      await context.clock.install({ time: now() });
      await context.addInitScript((one) => localStorage.setItem('studio-language', one), language);
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      let changed = 0;
      const failed: string[] = [];
      for (const [chapter, steps] of readSteps(language)) {
        step.progress(chapter);
        const take = async () => {
          if (values.check || (values.only && !values.only.includes(chapter))) return;
          const file = `docs/editing/pictures/${language}/${chapter}.webp`;
          const taken = await sharp(await takeStill(page))
            .resize({ width: pictureWidth })
            .webp({ quality: 62, effort: 6, smartSubsample: true })
            .toBuffer();
          const isSame = existsSync(file) && (await looksAlike(readFileSync(file), taken));
          bytes += isSame ? readFileSync(file).length : taken.length;
          if (isSame) return;
          mkdirSync(`docs/editing/pictures/${language}`, { recursive: true });
          writeFileSync(file, taken);
          changed += 1;
        };
        try {
          await walkChapter({ page, language, link: stage.link, now, take }, chapter, steps);
        } catch (error) {
          mkdirSync('test-results', { recursive: true });
          await page.screenshot({ path: `test-results/guide-${language}-${chapter}.png` });
          failed.push(
            `${chapter}: ${String((error as Error).message)
              .split('\n')
              .slice(0, 3)
              .join(' ')}`,
          );
          // The next chapter begins without what is left of this one.
          await page.goto('/studio/').catch(() => {});
        }
      }
      await context.close();
      if (failed.length > 0) throw new Error(failed.join('\n'));
      step.done(values.check ? 'every step can be done' : `${changed} pictures are new`);
    } catch (error) {
      step.failed(String((error as Error).message));
      process.exitCode = 1;
    } finally {
      await stage.stop();
    }
  }
} finally {
  await browser.close();
}
if (!values.check) console.log(`All of them: ${formatBytes(bytes)}.`);

/** The window once nothing of it moves any more: pictures have come, pages beside the form are drawn. */
async function takeStill(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (taken.equals(last)) break;
    last = taken;
  }
  return last;
}
