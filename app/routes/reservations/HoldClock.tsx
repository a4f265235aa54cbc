import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { intentField } from '#app/components/reservations/reservation-answer.ts';
import { formatCount } from '#app/components/reservations/reserve-messages.ts';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import { fill } from '#shared/languages/fill.ts';

/** From here on those who do not see the clock are told, once a minute. */
const toldMinutes = 3;

/**
 * Until when the places are held, and how long that is. Minutes and hours change only once each; without a
 * script the hour alone stands there, which is true as well.
 */
export function HoldClock({
  until,
  secondsLeft,
  canExtend,
}: {
  until: string;
  /** When the page was made. */
  secondsLeft: number;
  canExtend: boolean;
}) {
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
  return (
    <div className="slot-clock">
      {seconds > 0 ? (
        <p>
          <strong role="timer">{left}</strong> {fill(messages.until, { time: until })}
        </p>
      ) : (
        <p>
          <strong>{messages.over}</strong> {messages.overText}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {seconds <= 0 ? messages.over : minutes < toldMinutes ? left : ''}
      </p>
      {canExtend && seconds > 0 && (
        <Form method="post" action="?hold" preventScrollReset>
          <Button type="submit" kind="quiet" name={intentField} value="extend">
            {messages.extend}
          </Button>
        </Form>
      )}
      <Form method="post" action="?hold">
        <Button type="submit" kind="quiet" name={intentField} value="release">
          {messages.release}
        </Button>
      </Form>
    </div>
  );
}

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
