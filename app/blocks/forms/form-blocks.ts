import type { BlockDefinition, BlockInput } from '../definition.ts';
import { type FormOptions, isSentByEmail } from './form-options.ts';

const inputTypes = [
  ...['text', 'number', 'email', 'url', 'checkbox', 'radio', 'range', 'date', 'datetime-local'],
  ...['search', 'tel', 'time', 'file', 'month', 'week', 'password', 'color', 'hidden'],
  ...['submit', 'reset', 'button'],
];

const name: BlockInput = {
  name: 'name',
  type: 'string',
  required: true,
  helperText: 'Every input in a form needs a name of its own; address.city makes nested data.',
};
const common: readonly BlockInput[] = [
  { name: 'defaultValue', type: 'string' },
  { name: 'value', type: 'string', advanced: true },
  { name: 'required', type: 'boolean', defaultValue: false },
];
const placeholder: BlockInput = {
  name: 'placeholder',
  type: 'string',
  defaultValue: 'Hello there',
};

const message = (inputName: string, text: string): BlockInput => ({
  name: inputName,
  type: 'uiBlocks',
  hideFromUI: true,
  defaultValue: [
    {
      '@type': '@builder.io/sdk:Element',
      responsiveStyles: { large: { marginTop: '10px' } },
      component: { name: 'Text', options: { text } },
    },
  ],
});

export interface LoadedForm {
  /** The page's token of the guard, the same for everybody. */
  readonly token: string;
}

/** The page builder's form and what stands in it. Source: specification §3, reference §6. */
export const formBlocks = {
  'Form:Form': {
    description: 'A form, sent by mail or to an address of your own; works without scripts too.',
    noWrap: true,
    canHaveChildren: true,
    isBuiltIn: true,
    inputs: [
      {
        name: 'sendSubmissionsTo',
        type: 'string',
        enum: ['email', 'custom', 'zapier'],
        defaultValue: 'email',
      },
      { name: 'sendSubmissionsToEmail', type: 'string', defaultValue: 'your@email.com' },
      { name: 'sendWithJs', type: 'boolean', defaultValue: true },
      { name: 'name', type: 'string', defaultValue: 'My form' },
      // Not an address of a page, so it gets no language; checked where the form is sent.
      { name: 'action', type: 'string' },
      { name: 'contentType', type: 'string', defaultValue: 'application/json', advanced: true },
      { name: 'method', type: 'string', defaultValue: 'POST', advanced: true },
      message('successMessage', 'Thanks!'),
      message('errorMessage', 'Form submission error :( Please check your answers and try again'),
      message('sendingMessage', 'Sending...'),
      { name: 'previewState', type: 'string', hideFromUI: true },
      { name: 'successUrl', type: 'url' },
      { name: 'resetFormOnSubmit', type: 'boolean' },
      { name: 'customHeaders', type: 'map', advanced: true },
      { name: 'errorMessagePath', type: 'string', advanced: true },
      { name: 'validate', type: 'boolean', defaultValue: true, advanced: true },
    ],
    load: async (options: FormOptions, { formGuard }): Promise<LoadedForm | null> =>
      isSentByEmail(options) ? { token: await formGuard.sharedToken() } : null,
  },
  'Form:Input': {
    description: 'One line of text, a number, a date, a box to tick, a file.',
    noWrap: true,
    isBuiltIn: true,
    inputs: [
      { name: 'type', type: 'string', enum: inputTypes, defaultValue: 'text' },
      name,
      placeholder,
      ...common,
    ],
  },
  'Form:TextArea': {
    description: 'A longer text.',
    noWrap: true,
    isBuiltIn: true,
    inputs: [name, placeholder, ...common],
  },
  'Form:Select': {
    description: 'One choice of a list.',
    noWrap: true,
    isBuiltIn: true,
    inputs: [
      {
        name: 'options',
        type: 'list',
        defaultValue: [{ value: 'option 1' }, { value: 'option 2' }],
        subFields: [
          { name: 'value', type: 'string' },
          { name: 'name', type: 'string' },
        ],
      },
      name,
      ...common,
    ],
  },
  'Form:SubmitButton': {
    description: 'Sends the form.',
    noWrap: true,
    isBuiltIn: true,
    inputs: [{ name: 'text', type: 'string', defaultValue: 'Click me' }],
  },
  'Form:Label': {
    description: 'The name of an input, which it surrounds or names by its id.',
    noWrap: true,
    canHaveChildren: true,
    inputs: [
      { name: 'text', type: 'html', defaultValue: 'Label' },
      { name: 'for', type: 'string' },
    ],
  },
} as const satisfies Readonly<Record<string, BlockDefinition>>;
