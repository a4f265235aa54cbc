import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSite } from '../../scripts/site/run-site.ts';
import { findFreePort } from './free-port.ts';

/** The built site with two workers at one address, which is killed and started again. */
export class KillableSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'girih-killed-site-'));
  readonly #port: number;
  #processId = 0;

  private constructor(port: number) {
    this.#port = port;
  }

  static async choosePort(): Promise<KillableSite> {
    return new KillableSite(await findFreePort());
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const { processId } = await runSite(this.folder, {
      ...{ PORT: String(this.#port), PUBLIC_ORIGIN: this.origin, WORKERS: '2' },
      CONTENT_FOLDER: join(process.env.TEST_DATA_FOLDER ?? '', 'content'),
    });
    this.#processId = processId;
  }

  /** Whichever of them is answering; others take their place. */
  killWorkers(): void {
    for (const id of this.#listWorkers()) end(id);
  }

  /** As when the machine loses power. */
  kill(): void {
    const workers = this.#listWorkers();
    end(this.#processId);
    workers.forEach(end);
    this.#processId = 0;
  }

  remove(): void {
    if (this.#processId > 0) this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #listWorkers(): number[] {
    const id = this.#processId;
    const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  }
}

function end(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
