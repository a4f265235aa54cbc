import type { BlockComponent } from '../draw/block-props.ts';
import { Form } from './Form.tsx';
import { Input, Label, Select, SubmitButton, TextArea } from './fields.tsx';

/** Their definitions: `form-blocks.ts`. */
export const drawings: Readonly<Record<string, BlockComponent>> = {
  'Form:Form': Form,
  'Form:Input': Input,
  'Form:TextArea': TextArea,
  'Form:Select': Select,
  'Form:SubmitButton': SubmitButton,
  'Form:Label': Label,
};
