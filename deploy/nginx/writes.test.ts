import { vi } from 'vitest';
import { startNginx } from '../setup/proxies.test-support.ts';
import { describeWrites } from '../setup/write-behavior.test-support.ts';

// Processes are restarted in the middle of it, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

describeWrites('nginx', 'nginx', startNginx);
