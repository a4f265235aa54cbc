import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as askPlain, Agent as PlainAgent } from 'node:http';
import { Agent, request as askTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSelfSigned } from '../../tests/fakes/self-signed-certificate.ts';
import { findFreePort } from '../../tests/setup/free-port.ts';
import { findProgram } from './tell-missing.test-support.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A proxy of this folder's configuration, started before two origins. */
export interface RunningProxy {
  /** Over TLS where the proxy ends it; connections are kept. */
  ask(path: string, question?: Question): Promise<Answer>;
  stop(): Promise<void>;
}

const host = 'museum.example';
const upWithinMs = 15_000;

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
}

/** A configuration as it is in the repository, but for ports, paths and who it runs as. */
const rewrite = (file: string, changes: readonly (readonly [string, string])[]): string =>
  changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from} any more.`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );

/** Where the page for an outage is. */
const awayFolder = join(process.cwd(), 'deploy');

const toOrigins = ([first, second]: readonly number[]) =>
  [
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    ['127.0.0.1:3002', `127.0.0.1:${second}`],
  ] as const;

export const startNginx = (origins: readonly number[]): Promise<RunningProxy> =>
  startProxy('nginx', (place, { key, cert }) => {
    const { folder, port, plainPort } = place;
    writeFileSync(join(folder, 'site.pem'), cert);
    writeFileSync(join(folder, 'site.key'), key);
    writeFileSync(
      join(folder, 'girih-origins.conf'),
      rewrite('deploy/nginx/girih-origins.conf', toOrigins(origins)),
    );
    writeFileSync(
      join(folder, 'girih.conf'),
      rewrite('deploy/nginx/girih.conf', [
        ['/usr/share/girih', awayFolder],
        ['/var/cache/nginx/girih', join(folder, 'cache')],
        ['/etc/ssl/girih/museum.example.pem', join(folder, 'site.pem')],
        ['/etc/ssl/girih/museum.example.key', join(folder, 'site.key')],
        ['listen 443', `listen 127.0.0.1:${port}`],
        ['listen 80', `listen 127.0.0.1:${plainPort}`],
      ]),
    );
    writeFileSync(
      join(folder, 'girih-proxy.conf'),
      readFileSync('deploy/nginx/girih-proxy.conf', 'utf8'),
    );
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {} http { access_log off; ${paths} include ${folder}/girih-origins.conf; include ${folder}/girih.conf; }`,
    );
    return ['-c', join(folder, 'nginx.conf')];
  });

export const startHaproxy = (origins: readonly number[]): Promise<RunningProxy> =>
  startProxy('haproxy', ({ folder, port, plainPort }, { key, cert }) => {
    writeFileSync(join(folder, 'all.pem'), cert + key);
    const text = rewrite('deploy/haproxy/haproxy.cfg', [
      ...toOrigins(origins),
      ['/usr/share/girih', awayFolder],
      ['/etc/ssl/girih/museum.example.all.pem', join(folder, 'all.pem')],
      ['bind :443', `bind 127.0.0.1:${port}`],
      ['bind :80', `bind 127.0.0.1:${plainPort}`],
    ]);
    writeFileSync(join(folder, 'haproxy.cfg'), text);
    return ['-db', '-f', join(folder, 'haproxy.cfg')];
  });

export const startVarnish = ([first, second]: readonly number[]): Promise<RunningProxy> =>
  startProxy('varnishd', ({ folder, plainPort }) => {
    const text = rewrite('deploy/varnish/girih.vcl', [
      ['/usr/share/girih', awayFolder],
      ['"3001"', `"${first}"`],
      ['"3002"', `"${second}"`],
    ]);
    writeFileSync(join(folder, 'girih.vcl'), text);
    mkdirSync(join(folder, 'work'));
    const storage = ['-s', 'malloc,64m'];
    const listen = ['-a', `127.0.0.1:${plainPort}`, '-T', 'none'];
    return ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', join(folder, 'girih.vcl')].concat(
      storage,
      listen,
    );
  });

/** @param prepare writes what the program reads into the folder and returns its arguments */
async function startProxy(
  name: 'nginx' | 'haproxy' | 'varnishd',
  prepare: (place: Place, tls: { key: string; cert: string }) => readonly string[],
): Promise<RunningProxy> {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} is not installed.`);
  const folder = mkdtempSync(join(tmpdir(), `girih-${name}-`));
  chmodSync(folder, 0o755);
  const tls = createSelfSigned([host]);
  const place = { folder, port: await findFreePort(), plainPort: await findFreePort() };
  const child = spawn(program, prepare(place, tls), { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000);
    });
  }
  const isTls = name !== 'varnishd';
  const agent = isTls
    ? new Agent({ keepAlive: true, maxSockets: 16, ca: tls.cert, servername: host })
    : new PlainAgent({ keepAlive: true, maxSockets: 16 });
  const target = { host: '127.0.0.1', port: isTls ? place.port : place.plainPort, agent };
  const ask: RunningProxy['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = (isTls ? askTls : askPlain)(
        { ...target, path, method, headers: { Host: host, ...headers } },
        (answer) => {
          let text = '';
          answer.setEncoding('latin1').on('data', (chunk) => {
            text += chunk;
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode: status = 0 } = answer;
            resolve({ status, headers: answer.headers as Answer['headers'], body: text });
          });
        },
      );
      sent.on('error', reject).end(body);
    });
  const stop = async () => {
    agent.destroy();
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + upWithinMs;
  while ((await ask('/health/live').catch(() => null))?.status !== 200) {
    if (child.exitCode === null && performance.now() < deadline) {
      await wait(100);
      continue;
    }
    await stop();
    throw new Error(`${name} did not come up:\n${said}`);
  }
  return { ask, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await once(child, 'exit');
  clearTimeout(late);
}

export interface Load {
  /** Ends it. @returns how many were asked and, of those that failed, what each got */
  end(): Promise<{ readonly asked: number; readonly failed: readonly string[] }>;
}

/** Several visitors who each ask one page after the other, none of them asked before. */
export function startLoad(proxy: RunningProxy, visitors = 4): Load {
  let isEnding = false;
  let asked = 0;
  const failed: string[] = [];
  const started = performance.now();
  const visit = async (visitor: number) => {
    while (!isEnding) {
      asked += 1;
      const at = Math.round(performance.now() - started);
      const result = await proxy.ask(`/?visitor=${visitor}&page=${asked}`).then(
        ({ status }) => (status === 200 ? null : `${status} at ${at} ms`),
        (error: Error) => `${error.message} at ${at} ms`,
      );
      if (result) failed.push(result);
      await wait(30);
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    async end() {
      isEnding = true;
      await Promise.all(visits);
      return { asked, failed };
    },
  };
}
