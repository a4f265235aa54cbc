import { vi } from 'vitest';
import { startHaproxy } from '../setup/proxies.test-support.ts';
import { describeProxy } from '../setup/proxy-behavior.test-support.ts';

// Processes are restarted in the middle of a test, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describeProxy('HAProxy', { program: 'haproxy', start: startHaproxy, caches: false });
