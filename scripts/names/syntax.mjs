// Reads a script as a tree, and tells its nodes with the lines they stand in.
import { parseSync } from '@swc/core';

/** A first statement tells where the parser begins to count. */
const MARK = '0;\n';

/** Texts in which a slash begins no comment. */
const TEXTS = ['StringLiteral', 'TemplateElement', 'JSXText', 'RegExpLiteral'];

/** Every comment of a script, line by line. */
export function commentsOf(source, options) {
  const { bytes, base, module } = parsed(source, options);
  for (const { node } of visit(module, []))
    if (TEXTS.includes(node.type)) bytes.fill(' ', node.span.start - base, node.span.end - base);
  return [...bytes.toString().matchAll(/\/\/.*|\/\*[^]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const line = bytes.toString().slice(0, index).split('\n').length - 1;
    return comment.split('\n').map((text, i) => ({ comment: text, line: line + i }));
  });
}

/** Every node of a script, outermost first, with the line it begins in and the nodes around it, the nearest last. */
export function* nodesOf(source, options) {
  const { bytes, base, module } = parsed(source, options);
  const lineOf = ({ span }) =>
    bytes
      .subarray(0, span.start - base)
      .toString()
      .split('\n').length - 1;
  for (const { node, around } of visit(module, [])) yield { node, around, line: () => lineOf(node) };
}

function parsed(source, { tsx = false } = {}) {
  const whole = MARK + source.replace(/^#!/, '//');
  const module = parseSync(whole, { syntax: 'typescript', tsx });
  return { bytes: Buffer.from(whole), base: module.body[0].span.start, module };
}

function* visit(node, around) {
  if (Array.isArray(node)) {
    for (const each of node) yield* visit(each, around);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  // A path of a module is no name, and not ours to choose.
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    yield* visit(node.specifiers, around);
    if (node.declaration) yield* visit(node.declaration, around);
    return;
  }
  const isNode = node.type !== undefined && node.span;
  if (isNode) yield { node, around };
  const within = isNode ? [...around, node] : around;
  for (const value of Object.values(node)) if (typeof value === 'object') yield* visit(value, within);
}
