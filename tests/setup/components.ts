import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The library cleans up by itself only where the test functions are globals, and here they are not.
afterEach(cleanup);
