import type { StaffMember } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { orUid } from '../parts/to-item-reference.ts';

export function toStaffMember(item: ItemReader): StaffMember {
  return {
    id: item.id,
    uid: item.uid,
    name: item.shared.plain('name') ?? item.uid,
    title: orUid(item, item.text('title')),
    department: item.text('department'),
    image: item.picture('image'),
    description: item.richText('description'),
    pronouns: item.text('pronouns'),
    email: item.shared.plain('email'),
    links: item.links('links'),
    isLeadership: item.shared.flag('is_leadership'),
  };
}
