import { vi } from 'vitest';
import { startVarnish } from '../setup/proxies.test-support.ts';
import { describeProxy } from '../setup/proxy-behavior.test-support.ts';

// Processes are restarted in the middle of a test, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describeProxy('Varnish', { program: 'varnishd', start: startVarnish, caches: true });
