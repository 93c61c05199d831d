// Reads a script as a tree, and tells its nodes with the lines they stand in.
import { parseSync } from '@swc/core';

/** A first statement tells where the parser begins to count. */
const MARK = '0;\n';

/** Every node of a script, outermost first, with the line it begins in and the nodes around it, the nearest last. */
export function* nodesOf(source, { tsx = false } = {}) {
  const whole = MARK + source.replace(/^#!/, '//');
  const bytes = Buffer.from(whole);
  const module = parseSync(whole, { syntax: 'typescript', tsx });
  const base = module.body[0].span.start;
  const lineOf = ({ span }) =>
    bytes
      .subarray(0, span.start - base)
      .toString()
      .split('\n').length - 1;
  for (const { node, around } of visit(module, [])) yield { node, around, line: () => lineOf(node) };
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
