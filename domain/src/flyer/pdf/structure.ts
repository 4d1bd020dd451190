import { type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import type { TextRole } from '../layout/scene.ts';

interface Element {
  role: TextRole | 'Figure';
  alt?: string | undefined;
  /** Where it stands: elements are read from top to bottom, whatever was painted first. */
  y: number;
  x: number;
  marks: number[];
}

/** Collects what the page says, for readers that do not see: headings, paragraphs, figures with their words. */
export interface Structure {
  /** Operators around what belongs to an element; blocks with the same key are one. */
  mark(key: string, element: Omit<Element, 'marks'>, operators: string): string;
  write(document: PDFDocument, page: PDFPage): void;
}

/** Around what only decorates. */
export const artifact = (operators: string): string => `/Artifact BMC\n${operators}\nEMC`;

export function createStructure(): Structure {
  const elements = new Map<string, Element>();
  let marks = 0;
  return {
    mark(key, element, operators) {
      const known = elements.get(key) ?? { ...element, marks: [] };
      elements.set(key, known);
      known.marks.push(marks);
      marks += 1;
      return `/${element.role} <</MCID ${marks - 1}>> BDC\n${operators}\nEMC`;
    },
    write(document, page) {
      const { context } = document;
      const sorted = [...elements.values()].sort((a, b) => a.y - b.y || a.x - b.x);
      const root = context.nextRef();
      const body = context.nextRef();
      const owners: PDFRef[] = [];
      const children = sorted.map((element) => {
        const ref = writeElement(context, element, body, page.ref);
        for (const mark of element.marks) owners[mark] = ref;
        return ref;
      });
      context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: children }));
      const parents = context.register(context.obj({ Nums: [0, owners] }));
      const tree = { Type: 'StructTreeRoot', K: [body], ParentTree: parents, ParentTreeNextKey: 1 };
      context.assign(root, context.obj(tree));
      page.node.set(PDFName.of('StructParents'), context.obj(0));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      document.catalog.set(PDFName.of('StructTreeRoot'), root);
      document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}

function writeElement(
  context: PDFContext,
  { role, alt, marks }: Element,
  parent: PDFRef,
  page: PDFRef,
): PDFRef {
  const text = alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) };
  return context.register(
    context.obj({ Type: 'StructElem', S: role, P: parent, Pg: page, K: marks, ...text }),
  );
}
