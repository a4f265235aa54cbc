import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import { parseSettings } from '#server/settings/settings.ts';

/** A real server of the S3 protocol with one empty bucket, until the test is over. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'girih-bucket-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'museum', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const { media } = parseSettings({
    MEDIA_URL: 's3://museum/media/of-the-studio',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
  return {
    /** As the settings say it. */
    media,
    /** Names of what lies in it. */
    list: (): string[] =>
      readdirSync(join(directory, 'museum'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  };
}
