import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningProxy } from './proxies.test-support.ts';
import {
  type FormsProcesses,
  startFormsProcesses,
  startSending,
} from './sent-forms.test-support.ts';
import { findProgram, sayMissing } from './tell-missing.test-support.ts';

/** What a proxy sees of a process that was restarted, at the latest. */
const noticeMs = 4_000;
/** So long forms may fail after something has happened. Source: the specification's operations. */
const maxFailingMs = 1_000;

/** What is sent arrives once, whatever happens to the processes. */
export function describeWrites(
  name: string,
  program: string,
  startProxy: (origins: readonly number[]) => Promise<RunningProxy>,
): void {
  describe.skipIf(!findProgram(program))(
    `Forms and reservations sent by ${name}${sayMissing(program)}`,
    () => {
      let processes: FormsProcesses;
      let proxy: RunningProxy;
      beforeAll(async () => {
        processes = await startFormsProcesses();
        proxy = await startProxy(processes.ports);
      });
      afterAll(async () => {
        await proxy?.stop();
        await processes?.close();
      });

      test('are taken once, none lost and none twice, while processes are restarted in turn and killed', async () => {
        const end = await startSending(proxy, processes);
        const began = performance.now();
        const happened: number[] = [];
        const note = () => happened.push(performance.now() - began);
        await wait(1_000);
        for (const at of [0, 1]) {
          note();
          await processes.end(at, 'SIGTERM');
          note();
          await processes.start(at);
          await wait(noticeMs);
        }
        note();
        await processes.end(0, 'SIGKILL');
        await wait(noticeMs);
        await processes.start(0);
        await wait(noticeMs);
        const { sent, failed, faults } = await end();
        if (process.env.SHOW_ERRORS) console.log(name, sent, happened.map(Math.round), failed);
        expect(faults).toEqual([]);
        expect(sent).toBeGreaterThan(50);
        // What was under way when it happened, or began within a second.
        const late = failed.filter(
          ({ began: from, told }) =>
            !happened.some((moment) => told >= moment && from <= moment + maxFailingMs),
        );
        expect(late).toEqual([]);
      });
    },
  );
}
