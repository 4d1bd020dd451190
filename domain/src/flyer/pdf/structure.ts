import { type PDFContext, type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import type { SceneBlock } from '../layout/text/toSceneBlocks.ts';

interface Element extends Omit<SceneBlock, 'runs'> {
  page: number;
  marks: number[];
}

/** Collects the pages' content for screen readers: headings, paragraphs, figures with their descriptions. */
export interface Structure {
  /** Returns operators marked as a part of a page's block; as an artifact if `key` is null. */
  mark(page: number, key: string | null, operators: string): string;
  write(document: PDFDocument, pages: readonly PDFPage[]): void;
}

/** Marks operators as decoration. */
export const artifact = (operators: string): string => `/Artifact BMC\n${operators}\nEMC`;

/**
 * Creates the structure of a tagged PDF. `blocksOfPages`: the blocks of each page in reading order, which can differ from the painting
 * order.
 */
export function createStructure(blocksOfPages: readonly (readonly SceneBlock[])[]): Structure {
  const elements = new Map<string, Element>();
  for (const [page, blocks] of blocksOfPages.entries()) {
    for (const { runs: _, ...block } of blocks) {
      elements.set(`${page} ${block.key}`, { ...block, page, marks: [] });
    }
  }
  const marks: number[] = [];
  return {
    mark(page, key, operators) {
      const element = elements.get(`${page} ${key}`);
      if (!element) return artifact(operators);
      // Marks are numbered from 0 on each page.
      const mark = marks[page] ?? 0;
      element.marks.push(mark);
      marks[page] = mark + 1;
      return `/${element.role} <</MCID ${mark}>> BDC\n${operators}\nEMC`;
    },
    write(document, pages) {
      const { context } = document;
      const root = context.nextRef();
      const body = context.nextRef();
      const owners: PDFRef[][] = pages.map(() => []);
      const children = [...elements.values()].flatMap((element) => {
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
