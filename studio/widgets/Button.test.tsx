import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a button that is disabled while it works keeps the focus, and does nothing twice', () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Publish</Button>);
  const button = screen.getByRole('button', { name: 'Publish' });
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button disabled onClick={onClick}>
      Publish
    </Button>,
  );
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a form is not sent by a button that is disabled', () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
