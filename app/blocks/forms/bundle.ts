import type { Drawings } from '../draw/block-props.ts';
import { Form } from './Form.tsx';
import { Input, Label, Select, SubmitButton, TextArea } from './fields.tsx';
import type { formBlocks } from './form-blocks.ts';

export const drawings: Drawings<typeof formBlocks> = {
  'Form:Form': Form,
  'Form:Input': Input,
  'Form:TextArea': TextArea,
  'Form:Select': Select,
  'Form:SubmitButton': SubmitButton,
  'Form:Label': Label,
};
