import type { Career } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { orUid, toItemPath } from '../parts/to-item-reference.ts';
import { toMetadata } from '../parts/to-metadata.ts';
import { toPublishedOn } from '../parts/to-published-on.ts';

const employmentTypes = ['full_time', 'part_time', 'temporary', 'internship', 'volunteer'] as const;

export function toCareer(item: ItemReader): Career {
  return {
    id: item.id,
    uid: item.uid,
    href: toItemPath(item),
    title: orUid(item, item.text('title')),
    department: item.text('department'),
    employmentType: item.shared.choice('employment_type', employmentTypes) ?? 'full_time',
    location: item.text('location'),
    salaryLabel: item.text('salary_label'),
    salaryMin: item.shared.number('salary_min'),
    salaryMax: item.shared.number('salary_max'),
    publishedOn: toPublishedOn(item),
    closesOn: item.shared.date('closes_on'),
    isOpen: item.shared.flag('is_open'),
    summary: item.text('summary'),
    description: item.richText('description'),
    responsibilities: item.richText('responsibilities'),
    qualifications: item.richText('qualifications'),
    benefits: item.richText('benefits'),
    howToApply: item.richText('how_to_apply'),
    apply: item.link('apply'),
    attachments: item.links('attachments'),
    metadata: toMetadata(item),
  };
}
