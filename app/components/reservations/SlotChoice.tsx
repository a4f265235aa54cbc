import { useEffect, useRef } from 'react';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { DayView, SlotView } from './day-view.ts';
import { slotField } from './reservation-answer.ts';
import type { ReserveMessages } from './reserve-messages.ts';

/**
 * The times of one day, one of which may be chosen; a full one leads to its waiting list. Each says how many
 * places are left, to the eye where they are no more than a group fills. Times that are over make room for others.
 */
export function SlotChoice({
  of: day,
  messages,
  chosen,
  own = null,
  onChoose,
}: {
  of: DayView;
  messages: ReserveMessages;
  chosen: string | null;
  /** The time one has already, which may be kept though it is full for others. */
  own?: string | null;
  /** Is told the id of the time, also of what was chosen before the page had its scripts. */
  onChoose?: (slot: string) => void;
}) {
  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at first
  useEffect(() => {
    const first = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (first) onChoose?.(first);
  }, []);
  const canChoose = ({ id, isFree }: SlotView) => isFree || id === own;
  const current = day.slots.some((slot) => canChoose(slot) && slot.id === chosen)
    ? chosen
    : day.chosen;
  const ahead = day.slots.filter((slot) => canChoose(slot) || slot.state !== 'over');
  if (day.none && ahead.length === 0) {
    const { text, next } = day.none;
    return (
      <p>
        {text} {next && <SiteLink to={next.href}>{next.text}</SiteLink>}
      </p>
    );
  }
  return (
    <div>
      {day.early && (
        <p className="slot-early">
          {day.early.text}
          {day.early.reason && (
            <>
              {' '}
              <Localized of={day.early.reason} />.
            </>
          )}
        </p>
      )}
      <fieldset
        ref={group}
        id={`field-${slotField}`}
        className="slot-times"
        data-long={ahead.some(({ time }) => time.includes(':')) || undefined}
      >
        <legend className="visually-hidden">{messages.times.pick}</legend>
        {ahead.flatMap((slot) => {
          const part = slot.part && (
            <p key={slot.part} className="slot-part">
              {slot.part}
            </p>
          );
          const face = (
            <>
              {slot.before && <span className="visually-hidden">{slot.before}</span>}
              <span className="slot-hour">{slot.time}</span>{' '}
              {slot.language && (
                <span className="slot-language">
                  <Localized of={slot.language} />
                </span>
              )}{' '}
              {slot.short && (
                <span className="slot-left" aria-hidden>
                  {slot.short}
                </span>
              )}
              <span className="visually-hidden">{slot.word}</span>
            </>
          );
          if (canChoose(slot)) {
            return [
              part,
              <label key={slot.id} className="slot-time" data-state={slot.state}>
                <input
                  type="radio"
                  name={slotField}
                  value={slot.id}
                  required
                  defaultChecked={slot.id === current}
                  onChange={() => onChoose?.(slot.id)}
                />
                {face}
              </label>,
            ];
          }
          return [
            part,
            slot.state === 'sold-out' && slot.waitHref ? (
              <SiteLink
                key={slot.id}
                to={slot.waitHref}
                className="slot-time"
                data-state={slot.state}
              >
                {face} <span className="slot-wait">{messages.times.wait}</span>
              </SiteLink>
            ) : (
              <p key={slot.id} className="slot-time" data-state={slot.state}>
                {face}
              </p>
            ),
          ];
        })}
      </fieldset>
    </div>
  );
}
