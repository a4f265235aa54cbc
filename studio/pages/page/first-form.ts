import { createBlockId } from '#shared/page-builder/editing/block-ids.ts';
import { type Block, elementType, localizedType } from '#shared/page-builder/editing/block-tree.ts';

const said = (Default: string, es: string, haw: string) => ({
  '@type': localizedType,
  ...{ Default, es, haw },
});

const inputLook = {
  ...{ backgroundColor: '#ffffff', border: '1px solid #8a8f99', borderRadius: '0' },
  ...{ boxSizing: 'border-box', color: '#10131a', fontSize: '18px', fontWeight: '400' },
  ...{ marginTop: '8px', minHeight: '48px', padding: '12px 16px', width: '100%' },
};

function block(name: string, options: object, large: object, children?: readonly Block[]): Block {
  return {
    '@type': elementType,
    id: createBlockId(),
    component: { name, options: { ...options } },
    responsiveStyles: { large },
    ...(children && { children }),
  };
}

const labelled = (text: object, input: Block): Block =>
  block(
    'Form:Label',
    { text },
    { display: 'block', fontSize: '16px', fontWeight: '650', marginTop: '24px' },
    [input],
  );

/** What a new form asks: who writes, where to answer, and what; each is changed or taken out. */
export const createFormInputs = (): Block[] => [
  labelled(
    said('Your name', 'Su nombre', 'Kou inoa'),
    block('Form:Input', { type: 'text', name: 'name', required: true }, inputLook),
  ),
  labelled(
    said('Email', 'Correo electrónico', 'Leka uila'),
    block('Form:Input', { type: 'email', name: 'email', required: true }, inputLook),
  ),
  labelled(
    said('Your message', 'Su mensaje', 'Kāu leka'),
    block(
      'Form:TextArea',
      { name: 'message', required: true },
      { ...inputLook, minHeight: '8rem' },
    ),
  ),
  block(
    'Form:SubmitButton',
    { text: said('Send', 'Enviar', 'E hoʻouna') },
    {
      ...{ backgroundColor: '#14255c', border: '0', borderRadius: '0', color: '#ffffff' },
      ...{ fontSize: '16px', marginTop: '24px', minHeight: '48px', padding: '12px 24px' },
    },
  ),
];
