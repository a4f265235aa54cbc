import { Button, ButtonLink } from '#app/components/button/Button.tsx';
import { CarouselArrows } from '#app/components/carousel/CarouselArrows.tsx';
import {
  ChoiceField,
  SelectField,
  TextAreaField,
  TextField,
} from '#app/components/forms/Field.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { Spinner } from '#app/components/media/Spinner.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Disclosure } from '#app/components/text/Disclosure.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Tooltip } from '#app/components/text/Tooltip.tsx';
import { notifications, toasts } from '#app/components/toasts/toast-store.ts';
import { accents } from '#app/design/accents.ts';
import type { Picture } from '#services/content-management/contract.ts';
import styles from './Showcase.module.css';

const nothing = () => {};

/** Buttons, arrows, fields, facts, and a picture with its caption. */
export function ControlStates({ picture }: { picture: Picture | null }) {
  return (
    <>
      <Section labelledBy="controls">
        <h2 id="controls" className={styles.heading}>
          Controls
        </h2>
        {accents.map((accent) => (
          <div key={accent} className={styles.row} data-accent={accent}>
            <Button>Reserve</Button>
            <Button kind="plain">All dates</Button>
            <ButtonLink kind="quiet" to="/typography">
              Read more
            </ButtonLink>
            <Button disabled>Sold out</Button>
            <CarouselArrows
              position={1}
              total={8}
              isFirst
              isLast={false}
              showsPosition
              onPrevious={nothing}
              onNext={nothing}
            />
            <Tooltip text="A few words about a control">
              {(trigger) => (
                <Button kind="plain" {...trigger}>
                  Rest here
                </Button>
              )}
            </Tooltip>
            <Spinner />
          </div>
        ))}
        <div className={styles.row}>
          <Button
            kind="plain"
            onClick={() =>
              toasts.add({
                title: 'Two places are kept for you',
                description: 'Saturday at half past ten.',
                action: { label: 'Undo', onChoose: nothing },
              })
            }
          >
            Show a toast
          </Button>
          <Button
            kind="plain"
            onClick={() => notifications.add({ title: 'The address was copied' })}
          >
            Show a notification
          </Button>
        </div>
      </Section>
      <Section ground="white" labelledBy="fields">
        <Column span={5}>
          <h2 id="fields" className={styles.heading}>
            Fields and facts
          </h2>
          <FactList
            facts={[
              { term: 'Date', values: ['c. 1260–1300'] },
              { term: 'Place', values: ['Kashan, Iran'] },
              { term: 'Materials', values: ['stonepaste', 'luster over white glaze'] },
              { term: 'Number', values: ['2011.4'] },
            ]}
          />
          <Disclosure title="Provenance">
            <p>Bought in Cairo in 1938.</p>
          </Disclosure>
          <Disclosure title="References" isOpen>
            <p>A drawer that is open.</p>
          </Disclosure>
          <ArrowLink to="/collection">See the collection</ArrowLink>
        </Column>
        <Column span={6} start={7}>
          <form className={styles.form} noValidate>
            <TextField label="Name" name="name" autoComplete="name" required />
            <TextField
              label="Email"
              name="email"
              type="email"
              hint="We answer within three working days."
              error="Enter an address such as leila@museum.example."
              defaultValue="leila@"
              required
            />
            <SelectField label="Language" name="language">
              <option>English</option>
              <option>Español</option>
              <option>ʻŌlelo Hawaiʻi</option>
            </SelectField>
            <TextAreaField label="Message" name="message" />
            <ChoiceField type="checkbox" label="Send me a copy" name="copy" />
            <Button type="submit">Send</Button>
          </form>
        </Column>
      </Section>
      <Section labelledBy="media" width="layout">
        <Column span={8} bleed="start">
          <BigMedia
            picture={picture}
            caption={{
              text: 'A picture that bleeds off one edge; its caption hangs.',
              language: 'en',
            }}
          />
        </Column>
        <Column span={4} start={9} align="end">
          <h2 id="media">Big media</h2>
        </Column>
      </Section>
    </>
  );
}
