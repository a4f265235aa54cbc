import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '#app/components/forms/ChoiceGroup.tsx';
import fieldStyles from '#app/components/forms/Field.module.css';
import { SelectField, TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import {
  ageGroups,
  groupTypes,
  partySizeOf,
  tourLanguages,
  tourRequestRules,
} from '#shared/forms/tour-request-rules.ts';
import { fill } from '#shared/languages/fill.ts';
import { languageOptions } from '#shared/languages/languages.ts';

interface FirstDay {
  readonly min: string;
  readonly hint: string;
}

export interface TourRequestFormProps {
  readonly answer: FormAnswer | undefined;
  readonly token: string;
  /** What the link here was about: fields and their values. */
  readonly asked: Readonly<Record<string, string>>;
  /** What that kind of group pays: "$22 each". */
  readonly price: ReactNode;
  /** The last possible day, and the first of each kind of group with how it is told; YYYY-MM-DD. */
  readonly dates: {
    readonly max: string;
    /** The days on which the house is closed, as `data-closed` takes them, and in words. */
    readonly closed: string;
    readonly closedText: string | null;
    readonly anyKind: FirstDay;
    readonly byKind: { readonly [kind in 'school' | 'virtual' | 'others']: FirstDay };
  };
  /** A day that was asked for and comes before the first possible one; null: none. */
  readonly tooSoon: { readonly text: string; readonly href: string } | null;
  readonly otherWays: ReactNode;
}

/** The form: how many and when, the contact to answer, and what few write. */
export function TourRequestForm({
  answer,
  token,
  asked,
  price,
  dates,
  tooSoon,
  otherWays,
}: TourRequestFormProps) {
  const messages = useMessages('visit', english).tourForm;
  const { language } = useLanguage();
  const { labels, hints, parts } = messages;
  const sizes = {
    min: tourRequestRules.partySize.min,
    max: tourRequestRules.inHouse.max,
    maxLive: tourRequestRules.partySize.max,
    minPrivate: tourRequestRules.ofPrivateGroup.min,
    maxPrivate: tourRequestRules.ofPrivateGroup.max,
    minSchool: tourRequestRules.ofSchool.min,
  };
  const sent = answer?.values.groupType ?? asked.groupType;
  const [kind, setKind] = useState(typeof sent === 'string' ? sent : '');
  const { byKind } = dates;
  const first =
    kind === ''
      ? dates.anyKind
      : kind === 'school' || kind === 'virtual'
        ? byKind[kind]
        : byKind.others;
  const bounds = {
    min: first.min,
    max: dates.max,
    // On a screen one meets on any day.
    'data-closed': kind === 'virtual' ? undefined : dates.closed,
  };
  const size = kind === '' ? null : partySizeOf(kind);
  return (
    <VisitorForm
      kind="tour-request"
      token={token}
      answer={answer}
      labels={labels}
      hints={hints}
      preset={asked}
      sendLabel={messages.send}
      otherWays={otherWays}
      consent={
        <p>
          {messages.consent} <SiteLink to="/privacy-policy">{messages.privacy}</SiteLink>
        </p>
      }
    >
      {({ bind, chosen }) => (
        <>
          <FormPart title={parts.group}>
            <FieldPair>
              <SelectField
                {...bind('groupType')}
                onChange={(event) => setKind(event.target.value)}
                hint={price && <span className={fieldStyles.ofLink}>{price}</span>}
              >
                <option value="">{messages.choose}</option>
                {groupTypes.map((type) => (
                  <option key={type} value={type}>
                    {messages.groupTypes[type]}
                  </option>
                ))}
              </SelectField>
              <TextField
                {...bind('partySize')}
                {...size}
                hint={size ? fill(hints.sizeOfKind, size) : fill(hints.partySize, sizes)}
              />
            </FieldPair>
            <FieldPair>
              <TextField
                {...bind('firstDate')}
                {...bounds}
                hint={
                  <>
                    {tooSoon && (
                      <span className={fieldStyles.ofLink}>
                        {tooSoon.text} <SiteLink to={tooSoon.href}>{messages.tickets}</SiteLink>
                        <br />
                      </span>
                    )}
                    {first.hint} {kind !== 'virtual' && dates.closedText}
                  </>
                }
              />
              <TextField {...bind('secondDate')} {...bounds} />
            </FieldPair>
            <ChoiceGroup
              {...bind('tourLanguage')}
              type="radio"
              options={tourLanguages.map((code) => {
                const own = languageOptions.find((option) => option.code === code);
                // The page has no letters of its own for Japanese, and not everybody who helps reads them.
                return own
                  ? { value: code, label: own.nativeName, lang: code }
                  : { value: code, label: <Japanese of={messages.japanese} /> };
              })}
              chosen={chosen('tourLanguage') ?? [language]}
            />
          </FormPart>
          <FormPart title={parts.contact}>
            <PersonFields bind={bind} />
            <TextField
              {...bind('organization')}
              required={kind === 'school'}
              autoComplete="organization"
            />
          </FormPart>
          <FormPart title={parts.needs}>
            <ChoiceGroup
              {...bind('ages')}
              type="checkbox"
              options={ageGroups.map((value) => ({ value, label: messages.ages[value] }))}
              chosen={chosen('ages') ?? []}
            />
            <TextAreaField {...bind('access')} rows={3} />
            <TextAreaField {...bind('message')} />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}

const Japanese = ({ of: name }: { of: string }) => (
  <>
    {name} <span lang="ja">日本語</span>
  </>
);
