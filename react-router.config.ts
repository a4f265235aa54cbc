import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The list of all routes compresses to less than three kilobytes and is kept for ever; asking for
  // each link on a page as it comes into view costs far more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
