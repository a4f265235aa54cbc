import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react';
import { describeControl, toErrorId } from '#app/components/forms/describe-control.ts';
import { BareBlocks } from '../draw/Blocks.tsx';
import type { BlockAttributes, BlockProps } from '../draw/block-props.ts';
import { Html } from '../draw/Html.tsx';
import { useBothRefs } from '../draw/use-animation.ts';
import type { OptionsOf } from '../options-of.ts';
import type { formBlocks } from './form-blocks.ts';
import { FieldErrorsContext, listEditorsFields, toControlId } from './form-problems.ts';
import { FieldValuesContext } from './returned-form.ts';

type FieldOptions = OptionsOf<(typeof formBlocks)['Form:TextArea']>;

/** Whether a field lies inside a label, which then names it. */
const LabelContext = createContext(false);

/** Source: specification §3, "Form block"; reference §6.4. */
export function Input({ options, attributes }: BlockProps<(typeof formBlocks)['Form:Input']>) {
  const { type = 'text', ...rest } = options;
  const field = useField<HTMLInputElement>(rest, attributes, type);
  return (
    <>
      <input {...field} type={type} />
      <OwnError field={field} />
    </>
  );
}

export function TextArea({
  options,
  attributes,
}: BlockProps<(typeof formBlocks)['Form:TextArea']>) {
  const field = useField<HTMLTextAreaElement>(options, attributes, 'text');
  return (
    <>
      <textarea {...field} />
      <OwnError field={field} />
    </>
  );
}

export function Select({ options, attributes }: BlockProps<(typeof formBlocks)['Form:Select']>) {
  const field = useField<HTMLSelectElement>(options, attributes, 'select');
  return (
    <>
      <select {...field}>
        {options.options?.map(({ value, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices never change places, and may repeat
          <option key={index} value={value}>
            {name || value}
          </option>
        ))}
      </select>
      <OwnError field={field} />
    </>
  );
}

export function SubmitButton({
  options,
  attributes,
}: BlockProps<(typeof formBlocks)['Form:SubmitButton']>) {
  return (
    <button {...attributes} type="submit">
      {options.text}
    </button>
  );
}

export function Label({
  options,
  block,
  attributes,
}: BlockProps<(typeof formBlocks)['Form:Label']>) {
  const { form } = useContext(FieldErrorsContext);
  return (
    <>
      <label {...attributes} htmlFor={options.for || undefined}>
        <Html of={options.text} className="builder-label-text" as="span" />
        <LabelContext value={true}>
          <BareBlocks of={block.children} />
        </LabelContext>
      </label>
      {/* Inside the label it would be part of the field's name. */}
      {listEditorsFields(form, block.children).map(({ id, name }) => (
        <FieldError key={name} id={id} name={name} />
      ))}
    </>
  );
}

/** What is wrong with a field, beside it. */
function FieldError({ id, name }: { id: string; name: string }) {
  const error = useContext(FieldErrorsContext).errors[name];
  return error ? (
    <p className="builder-form-problem" id={toErrorId(id)}>
      {error}
    </p>
  ) : null;
}

function OwnError({ field }: { field: { id?: string | undefined; name?: string | undefined } }) {
  const isInLabel = useContext(LabelContext);
  return isInLabel || !field.id || !field.name ? null : (
    <FieldError id={field.id} name={field.name} />
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What every field has. Its value is the visitor's: what is bound to the state goes into it when
 * that changes, and never takes back what is being typed. A field without a label is called by what
 * stands in it, since placeholders are no names.
 */
function useField<Element extends Control>(
  { name, placeholder, defaultValue, value, required }: FieldOptions,
  attributes: BlockAttributes,
  type: string,
) {
  const ref = useRef<Element>(null);
  const bothRefs = useBothRefs(ref, attributes.ref);
  const isChoice = type === 'checkbox' || type === 'radio';
  const hasText = !isChoice && type !== 'file';
  const isInLabel = useContext(LabelContext);
  const { form, errors } = useContext(FieldErrorsContext);
  const values = useContext(FieldValuesContext);
  const typed = values && name ? values[name] : undefined;
  const shown = useRef(value);
  useEffect(() => {
    if (!hasText || value === undefined || shown.current === value) return;
    shown.current = value;
    if (ref.current) ref.current.value = value;
  }, [hasText, value]);
  const isNamed =
    isInLabel ||
    type === 'hidden' ||
    ['id', 'aria-label', 'aria-labelledby', 'title'].some((key) => attributes[key] !== undefined);
  const ownId = attributes.id as string | undefined;
  const id =
    ownId ?? (name && form ? toControlId(form, name, type, value ?? defaultValue) : undefined);
  return {
    ...(attributes as ComponentProps<'input'> &
      ComponentProps<'textarea'> &
      ComponentProps<'select'>),
    ref: bothRefs as never,
    name,
    id,
    // An editor's own description stays while nothing is wrong.
    ...(id && name && errors[name] && describeControl(id, { error: errors[name] })),
    ...(type !== 'select' && { placeholder }),
    required,
    ...(isChoice
      ? {
          value: value ?? defaultValue,
          // A box without a value is sent as `on`; one that is not ticked is not sent at all.
          ...(values && { defaultChecked: typed?.includes(value ?? defaultValue ?? 'on') }),
        }
      : hasText && { defaultValue: typed?.[0] ?? value ?? defaultValue }),
    ...(!isNamed && { 'aria-label': placeholder || name || undefined }),
  };
}
