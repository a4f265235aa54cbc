import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RunningService {
  readonly processId: number;
  /** For the settings `…_URL`. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts an embedded service in a process of its own, and waits until it takes calls.
 * @throws with what it printed when it does not come up
 */
export async function runService(
  name: string,
  socket: string,
  dataFolder: string,
  ...options: readonly string[]
): Promise<RunningService> {
  const child = spawn(
    process.execPath,
    ['scripts/site/service.ts', name, '--socket', socket, ...options],
    {
      env: { ...process.env, DATA_FOLDER: dataFolder, LOG_LEVEL: 'error', DRAIN_SECONDS: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const isOpen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-4_000);
        if (said.includes(' is open at ')) resolve();
      });
    }
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The service ${name} did not start:\n${said}`);
  });
  await Promise.race([isOpen, ended]);
  ended.catch(() => {});
  return {
    processId: child.pid ?? 0,
    address: `unix:${socket}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
