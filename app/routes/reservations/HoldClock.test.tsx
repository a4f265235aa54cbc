import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ChangeTime, HoldClock, ReleaseHold } from './HoldClock.tsx';

const day = 24 * 3_600;

test('places that are kept for a day are counted in hours, and say on which day they end', () => {
  showPiece(
    <HoldClock
      until="Your places are kept until Tuesday, November 24, 7:15 am"
      secondsLeft={day}
      canExtend={false}
      canRenew
    />,
  );
  expect(screen.getByRole('timer').textContent).toBe('24 hours left');
  screen.getByText(/until Tuesday, November 24, 7:15 am/);
});

test('more time can be asked for while there is some, not when it is over', () => {
  showPiece(<HoldClock until="7:15 am" secondsLeft={600} canExtend canRenew />);
  expect(screen.getByRole('timer').textContent).toBe('10 minutes left');
  screen.getByRole('button', { name: 'More time' });
});

test('places whose time is over offer no more of it', () => {
  showPiece(
    <>
      <HoldClock until="7:15 am" secondsLeft={0} canExtend canRenew />
      <ReleaseHold about="?hold" />
    </>,
  );
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More time' })).toBeNull();
  screen.getByRole('button', { name: 'Cancel without reserving' });
});

test('who is too late is sent to other times, not to finish what would be refused', () => {
  const { unmount } = showPiece(
    <HoldClock until="7:15 am" secondsLeft={0} canExtend={false} canRenew={false} />,
  );
  screen.getByText(/This time can no longer be reserved\. Please choose another one\./);
  expect(screen.queryByText(/all the same/)).toBeNull();
  unmount();
  showPiece(<HoldClock until="7:15 am" secondsLeft={0} canExtend={false} canRenew />);
  screen.getByText(/all the same/);
});

test('the time is not changed while the reservation is being sent', () => {
  showPiece(
    <>
      <form aria-busy />
      <ChangeTime />
      <ReleaseHold about="?hold" />
    </>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change the time' });
  const press = () => fireEvent.submit(button.form as HTMLFormElement);
  expect(press(), 'it went').toBe(false);
});
