import type { BlockDefinition, BlockInput } from '../definition.ts';
import { defineLoadingBlock } from '../options-of.ts';
import { isSentByEmail } from './form-options.ts';

const inputTypes = [
  ...['text', 'number', 'email', 'url', 'checkbox', 'radio', 'range', 'date', 'datetime-local'],
  ...['search', 'tel', 'time', 'file', 'month', 'week', 'password', 'color', 'hidden'],
  ...['submit', 'reset', 'button'],
];

const name = {
  name: 'name',
  type: 'string',
  required: true,
  helperText: 'Every input in a form needs a name of its own; address.city makes nested data.',
} as const satisfies BlockInput;
const common = [
  { name: 'defaultValue', type: 'string' },
  { name: 'value', type: 'string', advanced: true },
  { name: 'required', type: 'boolean', defaultValue: false },
] as const satisfies readonly BlockInput[];
const placeholder = {
  name: 'placeholder',
  type: 'string',
  defaultValue: 'Hello there',
} as const satisfies BlockInput;

const message = <const Name extends string>(inputName: Name, text: string) => ({
  name: inputName,
  type: 'uiBlocks' as const,
  hideFromUI: true,
  defaultValue: [
    {
      '@type': '@builder.io/sdk:Element',
      responsiveStyles: { large: { marginTop: '10px' } },
      component: { name: 'Text', options: { text } },
    },
  ],
});

interface LoadedForm {
  /** The page's token of the guard, the same for everybody. */
  readonly token: string;
}

/** What an editor sets of a form. Source: specification §3, reference §6.1. */
export const formInputs = [
  {
    name: 'sendSubmissionsTo',
    type: 'string',
    enum: ['email', 'custom', 'zapier'],
    defaultValue: 'email',
  },
  { name: 'sendSubmissionsToEmail', type: 'string', defaultValue: 'your@email.com' },
  // False: a custom form is sent by the browser itself.
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
  // Dotted path into an answer of JSON.
  { name: 'errorMessagePath', type: 'string', advanced: true },
  { name: 'validate', type: 'boolean', defaultValue: true, advanced: true },
] as const satisfies readonly BlockInput[];

/** The page builder's form and what stands in it. Source: specification §3, reference §6. */
export const formBlocks = {
  'Form:Form': defineLoadingBlock(
    {
      description: 'A form, sent by mail or to an address of your own; works without scripts too.',
      noWrap: true,
      canHaveChildren: true,
      isBuiltIn: true,
      inputs: formInputs,
    },
    async (options, { formGuard }): Promise<LoadedForm | null> =>
      isSentByEmail(options) ? { token: await formGuard.sharedToken() } : null,
  ),
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
