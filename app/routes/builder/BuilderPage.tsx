import { pageMeta } from '#app/page-head.ts';

export const meta = pageMeta;

/**
 * Pages that editors make in the page builder. They are drawn by `EditorsFrame`, which is around
 * every screen; without one of that address there it has answered 404.
 */
export default function BuilderPage() {
  return null;
}
