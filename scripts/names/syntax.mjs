// Reads a script as a tree, and tells its nodes with the lines they stand in.
import { parseSync } from '@swc/core';

/** A first statement tells where the parser begins to count. */
const MARK = '0;\n';

/** Texts in which a slash begins no comment. */
const TEXTS = new Set(['StringLiteral', 'TemplateElement', 'JSXText', 'RegExpLiteral']);

const SPACE = 32;
const NEW_LINE = 10;

/** Every comment of a script, line by line. */
export function commentsOf(source, options) {
  const { bytes, base, nodes } = parsed(source, options);
  const bare = Buffer.from(bytes);
  for (const { node } of nodes) if (TEXTS.has(node.type)) blank(bare, node.span.start - base, node.span.end - base);
  const text = bare.toString();
  let line = 0;
  let read = 0;
  return [...text.matchAll(/\/\/.*|\/\*[^]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    line += text.slice(read, index).split('\n').length - 1;
    read = index;
    return comment.split('\n').map((each, i) => ({ comment: each, line: line + i }));
  });
}

/** The lines stay where they are. */
function blank(bytes, from, to) {
  for (let i = from; i < to; i++) if (bytes[i] !== NEW_LINE) bytes[i] = SPACE;
}

/** Every node of a script, outermost first, with the line it begins in and the nodes around it, the nearest last. */
export function nodesOf(source, options) {
  const { nodes, base, lineAt } = parsed(source, options);
  return nodes.map(({ node, around }) => ({ node, around, line: () => lineAt(node.span.start - base) }));
}

/** Every node within another, and that one. */
export function within(node) {
  const nodes = [];
  visit(node, [], nodes);
  return nodes.map((each) => each.node);
}

/** What was parsed last: a script is read for its names, its comments and what it makes of ids, one after the other. */
let last;

function parsed(source, { tsx = false } = {}) {
  if (last?.source === source && last.tsx === tsx) return last;
  const whole = MARK + source.replace(/^#!/, '//');
  const module = parseSync(whole, { syntax: 'typescript', tsx });
  const bytes = Buffer.from(whole);
  const nodes = [];
  visit(module, [], nodes);
  last = { source, tsx, bytes, base: module.body[0].span.start, nodes, lineAt: linesOf(bytes) };
  return last;
}

/** Gives the line of a place, by halves. The mark is line 0. */
function linesOf(bytes) {
  const ends = [];
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) ends.push(at);
  return (place) => {
    let [from, to] = [0, ends.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (ends[middle] < place) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}

function visit(node, around, nodes) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, around, nodes);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  // A path of a module is no name, and not ours to choose.
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    visit(node.specifiers, around, nodes);
    if (node.declaration) visit(node.declaration, around, nodes);
    return;
  }
  const isNode = node.type !== undefined && node.span;
  if (isNode) nodes.push({ node, around });
  const within = isNode ? [...around, node] : around;
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, within, nodes);
}
