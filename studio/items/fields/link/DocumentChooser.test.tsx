import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { LinkField } from './LinkField.tsx';

test('what is typed before the list has come goes on in it, and so do keys', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  const config = { select: 'document' as const, customtypes: ['exhibition'], allowText: true };
  showField(LinkField, toField('Link', { label: 'Call', isLocalized: false, config }), undefined);
  const before = screen.getByRole('combobox', { name: 'Call' });
  before.focus();
  fireEvent.change(before, { target: { value: 'li' } });
  await waitFor(() => expect(before.isConnected).toBe(false));
  const after = screen.getByRole('combobox', { name: 'Call' });
  expect(after).toHaveProperty('value', 'li');
  expect(document.activeElement).toBe(after);
});
