import type { ReleaseItemState } from '#server/studio/releases/describe-release.ts';

/** What keeps a release from being published, or asks for somebody to look, before what is ready. */
const order: readonly ReleaseItemState[] = ['problems', 'gone', 'newer', 'ready', 'public'];

/** Among a hundred nobody finds the one that stops them all: it comes first. */
export const orderMembers = <Member extends { readonly state: ReleaseItemState }>(
  members: readonly Member[],
): Member[] =>
  members.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
