import { TransformStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What browsers have and jsdom has not. Vitest's contexts hand on fetch, but not the streams.
globalThis.TransformStream ??= TransformStream as typeof globalThis.TransformStream;

// The library cleans up by itself only where the test functions are globals, and here they are not.
afterEach(cleanup);

// A second, as usual, is short where two other files of tests run beside.
configure({ asyncUtilTimeout: 7_000 });
