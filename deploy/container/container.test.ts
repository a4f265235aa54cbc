import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { load as parse, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, test } from 'vitest';

const { validate } = createRequire(import.meta.url)('dockerfile-utils') as {
  readonly validate: (text: string) => readonly object[];
};
/** Compose takes over what another part says by `<<`, which is of that version. */
const load = (text: string) => parse(text, { schema: YAML11_SCHEMA });
const file = readFileSync('deploy/container/Containerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('The image', () => {
  test('is described without a mistake', () => {
    expect(validate(file)).toEqual([]);
    expect(validate(file.replace('VOLUME', 'VOLUMES'))).not.toEqual([]);
  });

  test('runs as somebody who owns nothing, is asked for its health, and gets signals itself', () => {
    const last = file.slice(file.lastIndexOf('\nFROM'));
    expect(last).toMatch(/^USER [1-9]\d+$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toMatch(
      /^ENTRYPOINT \["node_modules\/\.bin\/node", "--min-semi-space-size=16", "scripts\/site\/start\.mjs"\]$/m,
    );
    expect(last).not.toMatch(/^CMD [^[]/m);
  });

  test('holds what the site is made of, and no secrets, data or packages of this machine', () => {
    const needed = ['app', 'brand', 'content', 'database', 'framework', 'locales', 'public'];
    const rooms = ['scripts', 'server', 'services', 'shared', 'stubs', 'package-lock.json'];
    expect([...needed, ...rooms].filter((path) => ignored.includes(path))).toEqual([]);
    for (const path of ['.git', '**/node_modules', 'build', 'var']) expect(ignored).toContain(path);
  });
});

describe('compose.yaml', () => {
  const folder = 'deploy/compose';
  const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');
  interface Service {
    readonly environment?: Readonly<Record<string, string>>;
    readonly volumes?: readonly string[];
    readonly read_only?: boolean;
    readonly healthcheck?: object;
  }
  const { services } = load(text) as { services: Readonly<Record<string, Service>> };

  test('is what Compose understands', () => {
    const schema = JSON.parse(
      readFileSync('node_modules/dclint/schemas/compose.schema.json', 'utf8'),
    );
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const isRight = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });
    isRight(load(text));
    expect(isRight.errors).toBeNull();
    for (const [right, wrong] of [
      ['stop_grace_period', 'stop_grace'],
      ['service_healthy', 'healthy'],
    ] as const) {
      expect(isRight(load(text.replaceAll(right, wrong))), wrong).toBe(false);
    }
  });

  test('names files that are there, and settings that the site knows', () => {
    const known = readFileSync('server/settings/environment.ts', 'utf8');
    for (const { environment = {}, volumes = [] } of Object.values(services)) {
      const paths = volumes.map((one) => one.split(':')[0] ?? '');
      const ours = paths.filter((path) => path.startsWith('.'));
      expect(ours.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
      const settings = Object.keys(environment).filter((name) => !name.startsWith('POSTGRES_'));
      expect(settings.filter((name) => !known.includes(`  ${name}:`))).toEqual([]);
    }
  });

  test('sends visitors to the processes that it has', () => {
    const origins = readFileSync(join(folder, 'girih-origins.conf'), 'utf8');
    const named = [...origins.matchAll(/^ {2}server (\w+):3000/gm)].map(([, name]) => name);
    const sites = Object.keys(services).filter((name) => name.startsWith('site'));
    expect(named).toEqual(sites);
    const plain = readFileSync('deploy/nginx/girih-origins.conf', 'utf8');
    const shape = (conf: string) => conf.replace(/^#.*\n/gm, '').replace(/server \S+/g, 'server');
    expect(shape(origins)).toBe(shape(plain));
    for (const name of sites) expect(services[name]?.read_only, name).toBe(true);
  });
});
