import type { StaffMember } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { foldWords } from '#shared/search/fold-text.ts';

export interface StaffGroup {
  readonly id: string;
  readonly title: LocalizedText;
  readonly members: readonly StaffMember[];
}

/**
 * Departments in the order in which their first member stands, leaders first within each; whoever
 * belongs to none comes last.
 * @param other name of the last group
 */
export function groupByDepartment(
  staff: readonly StaffMember[],
  other: LocalizedText,
): StaffGroup[] {
  const groups = new Map<string, { title: LocalizedText; members: StaffMember[] }>();
  for (const member of staff) {
    const key = member.department?.text ?? '';
    const group = groups.get(key) ?? { title: member.department ?? other, members: [] };
    group.members.push(member);
    groups.set(key, group);
  }
  return [...groups]
    .toSorted(([one], [another]) => Number(one === '') - Number(another === ''))
    .map(([key, { title, members }]) => ({
      id: foldWords(key).join('-') || 'other',
      title,
      members: members.toSorted(
        (one, another) => Number(another.isLeadership) - Number(one.isLeadership),
      ),
    }));
}
