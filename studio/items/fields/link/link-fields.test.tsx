import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { LinkField } from './LinkField.tsx';

const any = (more: object = {}) =>
  toField('Link', {
    label: 'Call',
    isLocalized: false,
    config: { select: null, allowText: true, ...more },
  });

/** The studio's API, of which only what a link asks is there. */
function answer(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = String(address instanceof Request ? address.url : address).replace(/^.*\/api/, '');
    asked.push(path);
    const body = answers[path];
    return body ? Response.json(body) : Response.json({}, { status: 404 });
  });
  return asked;
}

test('an address is written as people say it, with a key for the words of other languages', () => {
  const { written } = showField(LinkField, any({ select: 'web' }), undefined);
  fireEvent.change(screen.getByLabelText('Call'), { target: { value: 'museum.example/visit' } });
  expect(written).toEqual([
    { link_type: 'Web', url: 'https://museum.example/visit', key: expect.any(String) },
  ]);
});

test('what is no address stays in the field and is told', () => {
  const { written } = showField(LinkField, any({ select: 'web' }), undefined);
  const input = screen.getByLabelText('Call');
  fireEvent.change(input, { target: { value: 'javascript:alert(1)' } });
  fireEvent.blur(input);
  expect(screen.getByRole('alert').textContent).toContain('Write an address');
  expect(input).toHaveProperty('value', 'javascript:alert(1)');
  expect(written).toEqual([]);
});

test('an item is found by its words and chosen', async () => {
  const item = (setId: string, en: string, updatedAt: string) => ({
    setId,
    type: 'exhibition',
    uid: setId,
    title: { en, es: '', haw: '' },
    state: 'published',
    updatedAt,
  });
  const asked = answer({
    '/items?type=exhibition': { items: [item('s1', 'Light', '2026-01-01')] },
    '/items?type=event': { items: [item('s2', 'Concert', '2026-02-01')] },
    '/items?type=exhibition&search=li': { items: [item('s1', 'Light', '2026-01-01')] },
    '/items?type=event&search=li': { items: [] },
    '/items/s1/target': { id: 'doc1', setId: 's1', type: 'exhibition', title: 'Light' },
  });
  const field = any({ select: 'document', customtypes: ['exhibition', { id: 'event' }] });
  const { written } = showField(LinkField, field, undefined);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Call' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Concert');
  await user.keyboard('li');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Light' })).toBeTruthy());
  expect(written).toEqual([{ link_type: 'Document', id: 'doc1', key: expect.any(String) }]);
  expect(asked).not.toContain('/items');
});

test('another target keeps words, look and key of a link', () => {
  const link = {
    link_type: 'Web',
    url: '/a',
    key: 'k',
    text: 'Reserve',
    variant: 'Primary',
  } as const;
  const { written } = showField(LinkField, any({ variants: ['Primary', 'Quiet'] }), link);
  fireEvent.change(screen.getByLabelText('Call'), { target: { value: '/b' } });
  fireEvent.change(screen.getByLabelText('Look'), { target: { value: 'Quiet' } });
  fireEvent.change(screen.getByLabelText('Words of the link'), { target: { value: '' } });
  expect(written).toEqual([
    { ...link, url: '/b' },
    { ...link, url: '/b', variant: 'Quiet' },
    { link_type: 'Web', url: '/b', key: 'k', variant: 'Quiet' },
  ]);
});

test('another language writes its own words and nothing else', () => {
  const source = { link_type: 'Web', url: '/a', key: 'k', text: 'Reserve' };
  const { written } = showField(LinkField, any(), undefined, { language: 'es', source });
  expect(screen.queryByRole('radio')).toBeNull();
  const words = screen.getByRole('textbox');
  expect(words).toHaveProperty('placeholder', 'Reserve');
  fireEvent.change(words, { target: { value: 'Reservar' } });
  fireEvent.change(words, { target: { value: '' } });
  expect(written).toEqual([{ text: 'Reservar' }, undefined]);
});

test('a file is shown by its name and can be taken away', () => {
  const link = { link_type: 'Media', url: '/films/a.mp4', name: 'a.mp4', id: 'm1' } as const;
  const { written } = showField(LinkField, any({ select: 'media' }), link);
  expect(screen.getByText('a.mp4')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Call: remove' }));
  expect(written).toEqual([undefined]);
});

test('links of a list are added, moved and removed with their keys', () => {
  const links = [
    { link_type: 'Web', url: '/a', key: 'a' },
    { link_type: 'Web', url: '/b', key: 'b' },
  ] as const;
  const { written } = showField(LinkField, any({ select: 'web', repeat: true }), links);
  fireEvent.click(screen.getAllByRole('button', { name: 'Move down' })[0] as HTMLElement);
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Add a link' }));
  expect(written).toEqual([
    [links[1], links[0]],
    [links[0]],
    [links[0], { link_type: 'Any', key: expect.any(String) }],
  ]);
});
