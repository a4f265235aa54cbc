import { SelectField, TextAreaField, TextField } from '#app/components/forms/Field.tsx';
import type { FormAnswer } from '#app/components/forms/form-answer.ts';
import { PersonFields } from '#app/components/forms/PersonFields.tsx';
import { PrivacyNote } from '#app/components/forms/PrivacyNote.tsx';
import { FieldPair, FormPart, VisitorForm } from '#app/components/forms/VisitorForm.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import forms from '#locales/en/forms.json';
import english from '#locales/en/shop.json';
import type { ProductView } from './shop-categories.ts';

/** A question for one thing of the shop, with the version and how many. */
export function ItemRequestForm({
  of: { uid, variants },
  token,
  answer,
}: {
  of: ProductView;
  token: string;
  answer: FormAnswer | undefined;
}) {
  const { request: messages } = useMessages('shop', english);
  const common = useMessages('forms', forms);
  return (
    <VisitorForm
      kind="item-request"
      token={token}
      answer={answer}
      labels={{ ...common.labels, ...messages.labels }}
      hints={{ ...common.hints, ...messages.hints }}
      preset={{ product: uid }}
      sendLabel={messages.send}
      consent={<PrivacyNote text={messages.consent} />}
    >
      {({ bind }) => (
        <>
          <FormPart title={messages.parts.item}>
            <input type="hidden" name="product" value={uid} />
            <FieldPair>
              {variants.length > 0 && (
                <SelectField {...bind('variant')}>
                  <option value="">{messages.any}</option>
                  {variants.map(({ label }) => (
                    <option key={label.text} value={label.text} lang={label.language}>
                      {label.text}
                    </option>
                  ))}
                </SelectField>
              )}
              <TextField
                {...bind('quantity')}
                defaultValue={bind('quantity').defaultValue ?? '1'}
              />
            </FieldPair>
            <TextAreaField {...bind('message')} rows={4} />
          </FormPart>
          <FormPart title={common.parts.person}>
            <PersonFields bind={bind} />
          </FormPart>
        </>
      )}
    </VisitorForm>
  );
}
