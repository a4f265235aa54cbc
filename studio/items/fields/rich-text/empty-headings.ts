import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** A heading in which nothing is written yet is no place to jump to. */
export const hideEmptyHeadings = (): Plugin =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = [];
        doc.forEach((node, at) => {
          if (!node.type.name.startsWith('heading') || node.content.size > 0) return;
          found.push(Decoration.node(at, at + node.nodeSize, { role: 'presentation' }));
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
