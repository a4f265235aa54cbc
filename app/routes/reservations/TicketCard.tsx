import type { ReactNode } from 'react';
import type { SlotMoment } from '#app/components/reservations/reserve-messages.ts';
import { type Fact, FactList } from '#app/components/text/FactList.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

interface Props {
  /** Marks the card for its styles: reserved, cancelled, waiting. */
  readonly state: string;
  readonly title: LocalizedText | string;
  readonly moment: SlotMoment;
  readonly notes?: ReactNode;
  readonly facts: readonly (Fact | null | false)[];
  /** Whether the stub stands on the dark ground of what is valid. */
  readonly isValid: boolean;
  /** What stands on the stub. */
  readonly children: ReactNode;
}

/** What was reserved or is waited for, as a ticket: what and when, and a stub with its state. */
export function TicketCard({ state, title, moment, notes, facts, isValid, children }: Props) {
  return (
    <article className="ticket-card" data-state={state} data-ground="white">
      <div className="ticket-body">
        <h2>
          <TitleText of={title} />
        </h2>
        <p className="ticket-when">
          <time dateTime={moment.dateTime}>
            {moment.day}
            <br />
            {moment.hours}
          </time>
        </p>
        {notes}
        <FactList facts={facts} />
      </div>
      <div className="ticket-stub" data-ground={isValid ? 'deep' : 'plaster'}>
        {children}
      </div>
    </article>
  );
}
