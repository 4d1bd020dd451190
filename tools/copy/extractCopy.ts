import ts from 'typescript';

/** A piece of text that a person reads or hears, where the source has it. */
export interface CopyText {
  file: string;
  line: number;
  /** One line; `…` marks a value that is filled in. */
  text: string;
}

/** JSX attributes whose strings people read, or hear from a screen reader. */
const TEXT_ATTRIBUTES =
  /^(alt|caption|children|description|heading|helperText|label|message|placeholder|primary|question|secondary|subtitle|text|title|tooltip|aria-(description|label|placeholder|roledescription|valuetext))$/;

/** Object keys whose strings people read, even if they are a single lower-case word. */
const TEXT_KEYS =
  /^(button|caption|description|done|empty|heading|help|helperText|hint|label|lead|message|name|note|placeholder|question|sentence|subject|summary|text|title|tooltip|answer)$/;

/** Calls whose strings only engineers read. */
const INTERNAL_CALLS = /^(console\.\w+|logger\.\w+|logError|requireEnv|createContext|describe|regex|import)$/;

/** More than one word, beginning like a sentence. */
const isSentenceLike = (text: string): boolean =>
  /^["“(…$]?\s?[A-Z0-9][\w'’-]*.*\s\S/u.test(text) && /[a-z]{2}/.test(text);

/** Styles, addresses, drawings and identifiers. */
const isTechnical = (text: string): boolean =>
  /^[\w./#:@%-]*$/.test(text.replaceAll('…', ''))
    ? !/^[A-Z][a-z]+$/.test(text)
    : /[{};=<>]|^\W*https?:|\d(px|rem|fr|ms|vh|vw)\b|rgba?\(|var\(--|serif\b|!important|^[\da-f\s-]+$|^[MLCZmlcz][\d\s.,-]+/.test(
        text,
      );

const isSentence = (text: string): boolean => isSentenceLike(text) && !isTechnical(text);

/** A key like `name` also carries identifiers (`utm_source`, `loan-officer`). */
const isTechnicalMark = (text: string): boolean => /^[a-z][\w./-]*[_/.-]\w*$/.test(text);

function templateText(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

/** Returns the text of a JSX element with its inline children (links, bold words) in place, values as `…`. */
function elementText(node: ts.JsxElement | ts.JsxFragment): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, ' ');
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return elementText(child);
      if (ts.isJsxSelfClosingElement(child)) return ' ';
      const { expression } = child;
      if (!expression) return '';
      if (ts.isStringLiteralLike(expression)) return expression.text;
      return ts.isTemplateExpression(expression) ? templateText(expression) : '…';
    })
    .join('');
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Inline elements, whose words belong to the sentence around them. */
const INLINE = /^(a|b|em|strong|span|code|Link|RouterLink|TextLink)$/;

function hasOwnText(node: ts.JsxElement | ts.JsxFragment): boolean {
  return node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
}

function isInline(node: ts.Node): boolean {
  return ts.isJsxElement(node) && INLINE.test(node.openingElement.tagName.getText());
}

function isInternal(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isTypeNode(at)) return true;
    if (ts.isNewExpression(at) && at.expression.getText() === 'Error') return true;
    if (ts.isCallExpression(at) && INTERNAL_CALLS.test(at.expression.getText())) return true;
    if (ts.isBlock(at) || ts.isJsxElement(at)) return false;
  }
  return false;
}

function isMarkedAsText(node: ts.Node): boolean {
  let { parent } = node;
  while (
    ts.isConditionalExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  ) {
    parent = parent.parent;
  }
  if (ts.isJsxAttribute(parent)) return TEXT_ATTRIBUTES.test(parent.name.getText());
  return ts.isPropertyAssignment(parent) && TEXT_KEYS.test(parent.name.getText().replace(/['"]/g, ''));
}

/** Returns every user-facing text of a TypeScript source: JSX text, spoken attributes and sentences in strings. */
export function extractCopy(file: string, source: string): CopyText[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: CopyText[] = [];

  function add(node: ts.Node, text: string): void {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
    found.push({ file, line: line + 1, text: tidy(text) });
  }

  function addString(node: ts.Node, raw: string): void {
    const text = tidy(raw);
    if (!/\p{L}/u.test(text) || isInternal(node)) return;
    if (isMarkedAsText(node) ? /\p{L}{2}/u.test(text) && !isTechnicalMark(text) : isSentence(text))
      add(node, text);
  }

  function visit(node: ts.Node): void {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasOwnText(node) && !isInline(node)) {
      add(node, elementText(node));
      for (const child of node.children) if (!ts.isJsxText(child) && !isInline(child)) visit(child);
      if (ts.isJsxElement(node)) visit(node.openingElement);
      return;
    }
    if (ts.isJsxElement(node) && isInline(node) && hasOwnText(node)) add(node, elementText(node));
    else if (ts.isStringLiteralLike(node)) addString(node, node.text);
    else if (ts.isTemplateExpression(node)) addString(node, templateText(node));
    ts.forEachChild(node, visit);
  }

  visit(parsed);
  return found;
}
