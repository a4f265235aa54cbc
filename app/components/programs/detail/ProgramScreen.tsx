import { ProgramList, type ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { ReferenceList } from '#app/components/listing/ReferenceList.tsx';
import type { ReferenceRow } from '#app/components/listing/reference-rows.ts';
import { Hero } from '#app/components/media/Hero.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized, toLocalized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import type { ItemLink } from '#services/content-management/contract.ts';
import { fill } from '#shared/languages/fill.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { AnyProgram } from '../list/program-listing.ts';
import { AccessNote } from './AccessNote.tsx';
import type { AccessContact } from './access-contact.ts';
import type { ProgramNotice as Notice } from './describe-program.ts';
import { Gallery } from './Gallery.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { NextDate } from './NextDate.tsx';
import { PeopleList } from './PeopleList.tsx';
import { ProgramActions } from './ProgramActions.tsx';
import { ProgramNotice } from './ProgramNotice.tsx';
import styles from './ProgramScreen.module.css';
import { type DescribedTime, ProgramTimes, type WeekDay } from './ProgramTimes.tsx';

export interface ProgramScreenProps {
  readonly program: AnyProgram;
  readonly times: readonly DescribedTime[];
  /** The `dateTime` of the one that the address asks for; null: none. */
  readonly chosen: string | null;
  /** "Every day until January 7, 5:40–6:10 pm"; of a tour its week; null: no such rule. */
  readonly rule: string | readonly WeekDay[] | null;
  readonly parents: readonly ReferenceRow[];
  readonly notice: Notice | null;
  readonly access: AccessContact | null;
  readonly accessKinds: readonly string[];
  readonly credits: readonly LocalizedText[];
  readonly calendar: string | null;
  readonly share: { readonly title: string; readonly url: string };
  readonly more: readonly ProgramListItem[];
  /** Where somebody asks to hold an event of their own; absent: this is not the place. */
  readonly inquiry?: ItemLink;
  /** The list that it belongs to, and the words that lead there. */
  readonly list: { readonly to: string; readonly title: string; readonly exploreAll: string };
}

/** One program: when, where and how to come as on a wall label, beside what it is. */
export function ProgramScreen(props: ProgramScreenProps) {
  const { program, times, rule, parents, notice, list, more, access } = props;
  const messages = useMessages('events', english);
  const { items } = useMessages('navigationMenu', navigation);
  const { language } = useLanguage();
  const presenters = program.type === 'public_program' ? program.presenters : [];
  const isComing = notice === null || notice === 'soldOut';
  const chosen = times.find(({ dateTime }) => dateTime === props.chosen);
  const next = isComing ? times.find(({ isOpen }) => isOpen) : undefined;
  // What the head says is not said again: a single date, and that it is full.
  const told = isComing ? (chosen ?? next ?? times[0]) : undefined;
  const isAllOff = notice === 'cancelled' || notice === 'postponed';
  const inHead = told ?? (isAllOff ? (chosen ?? times[0]) : undefined);
  // Nor where it is and what it costs.
  const priceInHead = isAllOff ? undefined : inHead?.offer?.price?.text;
  const isOff = isAllOff || inHead?.status === messages.status.cancelled;
  // The head has all that is known of its time, and the way to it; a drawer has every day.
  const isToldInHead = told !== undefined && rule === null;
  const nextInHead = next !== inHead && inHead?.isOpen === false ? next : undefined;
  const listed = isToldInHead
    ? times.filter((time) => time !== told && time !== nextInHead)
    : times;
  return (
    <article>
      <Hero
        of={{
          title: program.title,
          description: program.summary,
          breadcrumb: program.label ?? { text: list.title, language },
          backgroundImage: program.image,
          variant: 'bottom',
        }}
        height="low"
        form="beside"
        ground="accent-mist"
        isShared
        foot={
          inHead && (
            <KeyFacts
              when={inHead.text}
              where={program.location}
              status={isAllOff ? messages.status[notice] : inHead.status}
              isOff={isOff}
              offer={isOff ? null : inHead.offer}
            >
              {nextInHead && <NextDate of={nextInHead} />}
            </KeyFacts>
          )
        }
      />
      <Section width="layout">
        <div className={styles.body}>
          {(!told || (times.length > 1 && listed.length > 0)) && (
            <div className={styles.dates}>
              <ProgramTimes
                times={listed}
                rule={rule}
                label={messages.when}
                isMore={isToldInHead}
              />
            </div>
          )}
          <div className={styles.words}>
            {notice && !told && <ProgramNotice of={notice} />}
            <RichTextView of={program.description} size="large" />
            {presenters.length > 0 && (
              <section className={styles.part} aria-labelledby="people">
                <h2 id="people">{messages.people}</h2>
                <PeopleList of={presenters} />
              </section>
            )}
            {parents.length > 0 && (
              <section className={styles.part} aria-labelledby="part-of">
                <h2 id="part-of">{messages.partOf}</h2>
                <ReferenceList of={parents} />
              </section>
            )}
          </div>
          <div className={styles.facts}>
            <FactList
              facts={[
                !inHead &&
                  program.location && {
                    term: messages.where,
                    values: [<Localized key="where" of={program.location} />],
                  },
                program.priceLabel &&
                  program.priceLabel.text !== priceInHead && {
                    term: messages.price,
                    values: [<Localized key="price" of={program.priceLabel} />],
                  },
                program.audience && {
                  term: messages.audience,
                  values: [<Localized key="for" of={program.audience} />],
                },
                program.type === 'public_program' &&
                  program.capacity !== null && {
                    term: messages.capacity,
                    values: [fill(messages.atMost, { count: program.capacity })],
                  },
                isComing &&
                  access && {
                    term: messages.access,
                    values: [
                      ...toLocalized(program.accessNote ? [program.accessNote] : []),
                      // The editors' own words say it whole: "step-free" below "but for a terrace" would deny it.
                      <AccessNote
                        key="a"
                        of={access}
                        kinds={program.accessNote ? [] : props.accessKinds}
                      />,
                    ],
                  },
                { term: messages.images, values: toLocalized(props.credits) },
              ]}
            />
            <ProgramActions calendar={isComing ? props.calendar : null} share={props.share} />
            {props.inquiry && (
              <p className={styles.inquiry} data-print="none">
                {messages.host} <SiteLink link={props.inquiry}>{messages.inquiry}</SiteLink>
              </p>
            )}
          </div>
        </div>
      </Section>
      <Gallery of={program.additionalImages} />
      <Section width="layout" ground="accent-mist" labelledBy="more">
        <h2 id="more" className={styles.heading}>
          {more.length > 0 ? messages.alsoComing : list.title}
        </h2>
        <ProgramList items={more} />
        <p className={styles.onward}>
          <ArrowLink to={list.to} prefetch="intent">
            {list.exploreAll}
          </ArrowLink>
          <ArrowLink to="/whats-on" prefetch="intent">
            {items.whatsOn}
          </ArrowLink>
        </p>
      </Section>
    </article>
  );
}
