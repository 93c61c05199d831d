// Finds denied names in a source file: in texts and identifiers, not in comments.
import { parseSync } from '@swc/core';

/** A first statement tells where the parser begins to count. */
const MARK = '0;\n';

/** Every text and identifier of a script, with its line. */
export function wordsOf(source, { tsx = false } = {}) {
  const whole = MARK + source.replace(/^#!/, '//');
  const bytes = Buffer.from(whole);
  const module = parseSync(whole, { syntax: 'typescript', tsx });
  const base = module.body[0].span.start;
  const found = [];
  visit(module, (node) => {
    const text = textOf(node);
    if (text === null) return;
    const before = bytes.subarray(0, node.span.start - base).toString();
    found.push({ ...text, line: before.split('\n').length - 1 });
  });
  return found;
}

function visit(node, tell) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, tell);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  // A path of a module is no name, and not ours to choose.
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    visit(node.specifiers, tell);
    if (node.declaration) visit(node.declaration, tell);
    return;
  }
  if (node.type !== undefined && node.span) tell(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, tell);
}

function textOf(node) {
  switch (node.type) {
    case 'Identifier':
      return { identifier: node.value };
    case 'StringLiteral':
    case 'JSXText':
      return { text: node.value };
    case 'TemplateElement':
      return { text: node.raw };
    case 'RegExpLiteral':
      return { pattern: node.pattern };
    default:
      return null;
  }
}

/** What of a style sheet or a page is not a comment, by line. */
export function linesOf(source) {
  const bare = source.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').map((text, i) => ({ text, line: i + 1 }));
}

/** The denied names in texts and identifiers: line, and the name. */
export function namesIn(found, { proper, madeUp }) {
  const whole = [...proper].map((name) => ({ name, pattern: wordPattern(name) }));
  return found.flatMap(({ line, text, identifier, pattern }) => {
    const spoken = identifier === undefined ? (text ?? pattern) : spacedOut(identifier);
    const hits = whole.filter((each) => each.pattern.test(spoken)).map(({ name }) => name);
    const parts = pattern === undefined ? [(text ?? '').trim()] : pattern.split(/[^A-Za-z-]+/);
    return [...hits, ...parts.filter((part) => madeUp.has(part))].map((name) => ({ line, name }));
  });
}

function wordPattern(name) {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  // A name of capitals and figures is written so everywhere; others in any case.
  return new RegExp(`(?<![A-Za-z0-9])${words.join('[^A-Za-z0-9]*')}(?![A-Za-z0-9])`, /[a-z]/.test(name) ? 'i' : '');
}

/** "philippineSea" as words. */
function spacedOut(identifier) {
  return identifier.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
}
