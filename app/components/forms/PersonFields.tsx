import { TextField } from './Field.tsx';
import { FieldPair, type FormBinding } from './VisitorForm.tsx';

/** Whom the museum answers: name, mail and telephone. */
export const PersonFields = ({ bind }: Pick<FormBinding, 'bind'>) => (
  <>
    <TextField {...bind('name')} autoComplete="name" />
    <FieldPair>
      <TextField {...bind('email')} autoComplete="email" />
      <TextField {...bind('phone')} autoComplete="tel" />
    </FieldPair>
  </>
);
