import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Screens are small; in one file each they are fewer to list and to fetch.
  splitRouteModules: false,
  // The list of all routes compresses to less than five kilobytes and is kept for ever; asking for
  // each link on a page as it comes into view costs far more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
