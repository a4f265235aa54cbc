import { type SubmitEvent, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { intentField } from '#app/components/reservations/reservation-answer.ts';
import { formatCount } from '#app/components/reservations/reserve-messages.ts';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';

/** From here on those who do not see the clock are told, once a minute. */
const toldMinutes = 3;

const extendForm = 'hold-extend';
const releaseForm = 'hold-release';

export interface HoldClockProps {
  readonly until: string;
  /** When the page was made. */
  readonly secondsLeft: number;
  readonly canExtend: boolean;
  /** False: when they are no longer kept, their time can no longer be reserved either. */
  readonly canRenew: boolean;
}

/**
 * Until when the places are held, in one line of the form. What is left of it is seen in the last minutes; without a
 * script the hour alone stands there, which is true as well. It stands in the form of somebody's details, so
 * its button belongs to another (ReleaseHold).
 */
export function HoldClock({ until, secondsLeft, canExtend, canRenew }: HoldClockProps) {
  const messages = useMessages('tickets', english).reserve.hold;
  const { language } = useLanguage();
  const seconds = useSecondsLeft(secondsLeft);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const left =
    hours >= 2
      ? formatCount(messages.remainingHours, hours, language)
      : minutes > 0
        ? formatCount(messages.remaining, minutes, language)
        : messages.lastMinute;
  const isEnding = minutes < toldMinutes;
  return (
    <div className="slot-clock">
      {seconds > 0 ? (
        <p>
          {until}
          {isEnding && '\u00a0· '}
          <strong role="timer" className={isEnding ? undefined : 'visually-hidden'}>
            {left}
          </strong>
        </p>
      ) : (
        <p>
          <strong>{messages.over}</strong> {canRenew ? messages.overText : messages.overLate}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {seconds <= 0 ? messages.over : isEnding ? left : ''}
      </p>
      {canExtend && seconds > 0 && (
        <Button type="submit" kind="quiet" form={extendForm} name={intentField} value="extend">
          {messages.extend}
        </Button>
      )}
    </div>
  );
}

/** A reservation is not overtaken while it is under way, or waits to be sent. */
function stopWhileSending(event: SubmitEvent<HTMLFormElement>) {
  if (document.querySelector('form[aria-busy=true]')) event.preventDefault();
}

/** Gives the places back; and what the clock's button sends, to the address that is about the hold itself. */
export function ReleaseHold({ about }: { about: string }) {
  const messages = useMessages('tickets', english).reserve.hold;
  return (
    <>
      <Form
        id={extendForm}
        method="post"
        action={about}
        preventScrollReset
        hidden
        onSubmit={stopWhileSending}
      />
      <Form id={releaseForm} method="post" action={about} hidden onSubmit={stopWhileSending} />
      <ReleaseButton>{messages.release}</ReleaseButton>
    </>
  );
}

/** Leads back to the times with all that was chosen; the places are free meanwhile, also for who chose them. */
export function ChangeTime() {
  const messages = useMessages('tickets', english).reserve.hold;
  return (
    <span className="slot-change">
      <ReleaseButton>{messages.change}</ReleaseButton>
    </span>
  );
}

const ReleaseButton = ({ children }: { children: string }) => (
  <Button
    type="submit"
    kind="quiet"
    form={releaseForm}
    name={intentField}
    value="release"
    aria-disabled={useNavigation().formMethod === 'POST' || undefined}
  >
    {children}
  </Button>
);

/** By the visitor's clock only how much time passes, never what time it is: it may be wrong. */
function useSecondsLeft(atFirst: number): number {
  const [seconds, setSeconds] = useState(atFirst);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - started) / 1_000);
      setSeconds(Math.max(0, atFirst - passed));
    }, 1_000);
    return () => clearInterval(timer);
  }, [atFirst]);
  return seconds;
}
