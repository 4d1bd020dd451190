import { type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import type { TextRole } from '../layout/scene.ts';

interface Element {
  page: number;
  role: TextRole | 'Figure';
  alt?: string | undefined;
  /** Where it stands: elements are read from top to bottom, whatever was painted first. */
  y: number;
  x: number;
  marks: number[];
}

/** Collects what the pages say, for readers that do not see: headings, paragraphs, figures with their words. */
export interface Structure {
  /** Operators around what belongs to an element; blocks of a page with the same key are one. */
  mark(key: string, element: Omit<Element, 'marks'>, operators: string): string;
  write(document: PDFDocument, pages: readonly PDFPage[]): void;
}

/** Around what only decorates. */
export const artifact = (operators: string): string => `/Artifact BMC\n${operators}\nEMC`;

export function createStructure(): Structure {
  const elements = new Map<string, Element>();
  const marks: number[] = [];
  return {
    mark(key, element, operators) {
      const { page } = element;
      const known = elements.get(`${page} ${key}`) ?? { ...element, marks: [] };
      elements.set(`${page} ${key}`, known);
      // Each page counts from 0.
      const mark = marks[page] ?? 0;
      known.marks.push(mark);
      marks[page] = mark + 1;
      return `/${element.role} <</MCID ${mark}>> BDC\n${operators}\nEMC`;
    },
    write(document, pages) {
      const { context } = document;
      const sorted = [...elements.values()].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
      const root = context.nextRef();
      const body = context.nextRef();
      const owners: PDFRef[][] = pages.map(() => []);
      const children = sorted.flatMap((element) => {
        const page = pages[element.page];
        if (!page) return [];
        const ref = writeElement(context, element, body, page.ref);
        for (const mark of element.marks) (owners[element.page] as PDFRef[])[mark] = ref;
        return [ref];
      });
      context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: children }));
      const parents = context.register(context.obj({ Nums: owners.flatMap((refs, index) => [index, refs]) }));
      const tree = {
        Type: 'StructTreeRoot',
        K: [body],
        ParentTree: parents,
        ParentTreeNextKey: pages.length,
      };
      context.assign(root, context.obj(tree));
      for (const [index, page] of pages.entries()) {
        page.node.set(PDFName.of('StructParents'), context.obj(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      }
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
