import { expect, test } from 'vitest';
import { hasRight, rights, rightsOfRoles, roles } from './rights.ts';

test('an administrator may do everything, and what somebody else may is a part of it', () => {
  expect(rightsOfRoles.administrator).toEqual(rights);
  for (const role of roles)
    expect(rights).toEqual(expect.arrayContaining([...rightsOfRoles[role]]));
});

test.for([
  { role: 'publisher', may: true },
  { role: 'editor', may: false },
  { role: 'translator', may: false },
  { role: 'desk', may: false },
] as const)('whether a $role publishes: $may', ({ role, may }) => {
  expect(hasRight({ role }, 'items.publish')).toBe(may);
});

test('only administrators manage people and read the audit log', () => {
  const others = roles.filter((role) => role !== 'administrator');
  for (const role of others) {
    expect(hasRight({ role }, 'people.manage')).toBe(false);
    expect(hasRight({ role }, 'audit.read')).toBe(false);
  }
});
